import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { button, link, menu, notice, textbox, unsaved } from "../support/page-words.ts";

const own = (page: Page, key: string) => textbox(page, `Jūsu teksts: ${key}`);
const views = (page: Page) => page.getByRole("navigation", { name: "Kuri teksti" });

test("of two who word a text the second sees the first one's; other changes do not matter", async ({
  page,
  newBrowser,
}) => {
  await letIn(page, "admin");
  await open(page, "/settings/texts?q=menu.");
  const second = await newBrowser();
  await letIn(second, "admin");
  await open(second, "/settings/texts?q=menu.");
  await own(page, "menu.clients").fill("Pasūtītāji");
  await button(page, "Saglabāt").click();
  await expect(link(menu(page), "Pasūtītāji")).toBeVisible();

  await expect(own(second, "menu.clients"), "what is untouched follows").toHaveValue("Pasūtītāji");

  await own(page, "menu.stock").fill("Preces");
  await own(second, "menu.stock").fill("Krājumi");
  await button(second, "Saglabāt").click();
  await expect(link(menu(second), "Krājumi")).toBeVisible();
  await expect(link(menu(second), "Pasūtītāji")).toBeVisible();

  const meanwhile = /Kolēģis pa to laiku saglabāja: „Krājumi”/;
  await expect(own(page, "menu.stock")).toHaveAccessibleDescription(meanwhile);
  await expect(own(page, "menu.stock"), "what is typed stays").toHaveValue("Preces");
  await button(page, "Saglabāt").click();
  await expect(own(page, "menu.stock")).toHaveAttribute("aria-invalid", "true");
  await expect(own(page, "menu.stock")).toHaveAccessibleDescription(meanwhile);
  await button(page, "Saglabāt").click();
  await expect(link(menu(page), "Preces")).toBeVisible();
});

test("a text that is not put back says so, whatever it is refused for", async ({ page, faults }) => {
  faults.allow(/422/);
  await letIn(page, "admin");
  await open(page, "/settings/texts?q=menu.clients");
  await own(page, "menu.clients").fill("Pasūtītāji");
  await button(page, "Saglabāt").click();
  await expect(link(menu(page), "Pasūtītāji")).toBeVisible();
  await intercept(page, "**/settings/texts.data**", (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? "");
    if (!sent.has("reset")) return route.continue();
    sent.set("language", "et");
    return route.continue({ postData: sent.toString() });
  });
  await button(page, "Atjaunot iebūvēto tekstu: menu.clients").click();
  await expect(notice(page, "Neveiksmīgi saglabāts!")).toBeVisible();
  await expect(link(menu(page), "Pasūtītāji")).toBeVisible();
});

test("a text that a colleague takes out of the list stays while something is typed into it, and is asked about", async ({
  page,
  newBrowser,
}) => {
  await letIn(page, "admin");
  await open(page, "/settings/texts?q=menu.");
  await own(page, "menu.stock").fill("Krājumi");
  await own(page, "menu.clients").fill("Pasūtītāji");
  await button(page, "Saglabāt").click();
  await expect(link(menu(page), "Krājumi")).toBeVisible();

  await open(page, "/settings/texts?changed=1");
  await own(page, "menu.stock").fill("Preces");
  const second = await newBrowser();
  await letIn(second, "admin");
  await open(second, "/settings/texts?changed=1");
  for (const [key, rest] of [
    ["menu.stock", 1],
    ["menu.clients", 0],
  ] as const) {
    await button(second, `Atjaunot iebūvēto tekstu: ${key}`).click();
    await expect(link(views(second), new RegExp(`^Mainītie ${rest}$`))).toBeVisible();
    await expect(link(views(page), new RegExp(`^Mainītie ${rest}$`))).toBeVisible();
  }
  await expect(own(page, "menu.clients"), "nothing was typed there").toBeHidden();
  await expect(own(page, "menu.stock")).toHaveValue("Preces");

  await button(page, "Saglabāt").click();
  await expect(own(page, "menu.stock")).toHaveAccessibleDescription(
    /Kolēģis pa to laiku saglabāja: „Noliktava”/,
  );
  await expect(own(page, "menu.stock")).toHaveValue("Preces");
  // Another change of the configuration has the page read again, and takes the answer of the form away.
  await open(second, "/settings/texts?q=menu.");
  await own(second, "menu.users").fill("Cilvēki");
  await button(second, "Saglabāt").click();
  await expect(link(menu(page), "Cilvēki")).toBeVisible();
  await expect(own(page, "menu.stock")).toHaveValue("Preces");
  await button(page, "Saglabāt").click();
  await expect(link(menu(page), "Preces")).toBeVisible();
});

test("an emptied text is the built-in one again, and what is typed is not left unasked", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings/texts?q=menu.");
  await own(page, "menu.stock").fill("Krājumi");
  await button(page, "Saglabāt").click();
  await expect(link(menu(page), "Krājumi")).toBeVisible();
  await own(page, "menu.stock").fill("");
  await button(page, "Saglabāt").click();
  await expect(link(menu(page), "Noliktava")).toBeVisible();
  await expect(own(page, "menu.stock")).toHaveValue("Noliktava");
  await expect(own(page, "menu.stock")).toHaveAccessibleDescription("");
  await own(page, "menu.stock").fill("Preces");
  await link(page, /^Mainītie/).click();
  await button(unsaved(page), "Nē").click();
  await expect(own(page, "menu.stock")).toHaveValue("Preces");
  await link(page, /^Mainītie/).click();
  await button(unsaved(page), "Jā").click();
  await expect(page).toHaveURL(/changed/);
});

test("the text that is refused gets the focus", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings/texts?q=page.nothing_found");
  await own(page, "page.nothing_found").fill("Nekā nav");
  await button(page, "Saglabāt").click();
  await expect(own(page, "page.nothing_found")).toHaveAccessibleDescription(/figūriekavās/);
  await expect(own(page, "page.nothing_found")).toBeFocused();
});
