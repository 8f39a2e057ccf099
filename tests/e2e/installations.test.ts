import { expect, letIn, open, test } from "../support/browser.ts";
import { newInstallation } from "../support/installation.ts";
import { link, menu } from "../support/page-words.ts";

/** primary and button1 of each demonstration, as browsers compute them. */
const looks = [
  { demonstration: "portal", title: "Portāls", main: "rgb(102, 46, 147)", action: "rgb(0, 0, 0)" },
  { demonstration: "acme", title: "Druka pie jūras", main: "rgb(11, 60, 93)", action: "rgb(15, 110, 110)" },
  { demonstration: "beta", title: "Reklāma & Co", main: "rgb(47, 107, 60)", action: "rgb(194, 86, 12)" },
] as const;

test.use({ demonstration: null });

test("three installations side by side do not share their colours", async ({ page }) => {
  for (const { demonstration, title, main, action } of looks) {
    const { origin } = await newInstallation({ demonstration, title });
    await letIn(page, "user", { at: origin });
    await open(page, `${origin}/projects`);
    await expect(page).toHaveTitle(`Projekti – ${title}`);
    await expect(menu(page)).toHaveCSS("background-color", main);
    await expect(link(page, "Pievienot projektu")).toHaveCSS("background-color", action);
  }
});
