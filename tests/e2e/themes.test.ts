import AxeBuilder from "@axe-core/playwright";
import { defaultColours } from "#model/branding/branding.ts";
import { alive, expect, letIn, open, type Page, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, menu } from "../support/page-words.ts";
import { isSoaking } from "../support/sized.ts";

const [white, dark] = ["rgb(255, 255, 255)", "oklch(0.19 0.009 260)"];
const ground = (page: Page) => page.locator("html");
const theme = (page: Page, name: string) =>
  page.getByRole("group", { name: "Krāsu motīvs" }).getByText(name, { exact: true });

test("the theme is the device's until one is chosen, which changes at once and is remembered", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/login");
  await expect(ground(page)).toHaveCSS("background-color", dark);
  await letIn(page, "user");
  await open(page, "/update-user-information");
  await expect(ground(page)).toHaveCSS("background-color", dark);
  await theme(page, "Gaišs").click();
  await expect(ground(page)).toHaveCSS("background-color", white);
  await page.emulateMedia({ colorScheme: "light" });
  await theme(page, "Tumšs").click();
  await expect(ground(page)).toHaveCSS("background-color", dark);
  // A field of the browser's own is as dark as the page.
  await expect(page.getByRole("textbox").first()).toHaveCSS("color-scheme", "dark");
  await page.reload();
  await expect(theme(page, "Tumšs").locator("input")).toBeChecked();
  await expect(ground(page)).toHaveCSS("background-color", dark);
  // On paper it is light.
  await page.emulateMedia({ media: "print" });
  await expect(ground(page)).toHaveCSS("background-color", white);
  await page.emulateMedia({ media: "screen" });
  await alive(page);
  await button(menu(page), "Iziet").click();
  await expect(page).toHaveURL(/\/login/);
  await expect(ground(page)).toHaveCSS("background-color", dark);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the device's theme is followed and another chosen", async ({ page }) => {
    await letIn(page, "user");
    await page.goto("/update-user-information");
    await expect(ground(page)).toHaveCSS("background-color", dark);
    await theme(page, "Augsts kontrasts").click();
    await button(page.getByRole("group", { name: "Izskats" }), "Lietot motīvu").click();
    await expect(theme(page, "Augsts kontrasts").locator("input")).toBeChecked();
    await expect(ground(page)).toHaveCSS("background-color", "rgb(0, 0, 0)");
  });
});

/** Colours that white and black grounds alike have trouble with. */
const pale = {
  primary_color: "#FFE600",
  secondary_color: "#FDFDFD",
  button1_color: "#FAFAF0",
  button2_color: "#FFE600",
  text1_color: "#F0F0F0",
  text2_color: "#FFE600",
};
const screens = [
  ...[
    "/dashboard?from=2026-01-01&to=2026-12-31",
    "/calendar",
    "/projects",
    "/projects/1",
    "/projects/1/plan",
    "/clients/1",
  ],
  ...["/estimate/30", "/estimate/12/preview", "/invoices?status=2", "/invoices/1/1", "/users"],
  ...["/reports/planning-report?project_id=1", "/settings/branding", "/settings/modules"],
  ...["/stock/products/1", "/update-user-information", "/login"],
];

for (const [offset, [name, colours]] of Object.entries({ usual: defaultColours, pale }).entries())
  test(`${name} colours are read on every screen in the dark, and in high contrast`, async ({
    page,
    installation,
  }) => {
    const admin = await callerAt(installation, signIns.admin);
    expect((await admin("PATCH", "/companies/1", { body: { colors: colours } })).status).toBe(200);
    const found: string[] = [];
    for (const [turn, contrast] of (["no-preference", "more"] as const).entries()) {
      await page.emulateMedia({ colorScheme: "dark", contrast });
      await letIn(page, "admin");
      // Both kinds of colours see every screen in one of the two; a soak looks at all in both.
      for (const path of screens.filter((_, at) => isSoaking || at % 2 === (turn + offset) % 2)) {
        if (path === "/login") await page.context().clearCookies();
        await page.goto(path);
        await expect(page.getByRole("heading").first()).toBeVisible();
        const rule = contrast === "more" ? "color-contrast-enhanced" : "color-contrast";
        found.push(...(await unreadOn(page, rule)).map((text) => `${path} ${contrast}: ${text}`));
      }
    }
    expect(found).toEqual([]);
  });

/** What axe cannot read. Work types have colours of their own, with the better of black and white on them: 4.5:1 at least. */
async function unreadOn(page: Page, rule: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  axe.withRules([rule]).exclude("tr:nth-child(n + 4)").exclude("[role=row]:nth-child(n + 4)");
  if (rule === "color-contrast-enhanced") axe.exclude(".block-entry:not([data-plain])");
  const hasDialog = (await page.locator("dialog[open]").count()) > 0;
  const { violations } = await (hasDialog ? axe.include("dialog[open]") : axe).analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(", ")} ${any.map(({ message }) => message).join()}`),
  );
}

test("in forced colours borders and system colours carry what fills carried", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await letIn(page, "admin");
  await open(page, "/settings/modules");
  const knob = page.getByRole("switch", { name: "Kalendārs" });
  const fill = () => knob.locator("span").evaluate((element) => getComputedStyle(element).backgroundColor);
  // What the switch shows stands before the backend has it, and without the module there is no calendar to look at.
  const press = async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
    await knob.click();
    await saved;
  };
  const on = await fill();
  await press();
  await expect(knob).toHaveAttribute("aria-checked", "false");
  await expect.poll(fill).not.toBe(on);
  await press();
  await expect(knob).toHaveAttribute("aria-checked", "true");
  await expect(page.locator("nav a[aria-current]").last()).toHaveCSS("outline-style", "solid");

  await open(page, "/calendar");
  await expect(page.locator(".block-entry").first()).toHaveCSS("border-top-style", "solid");
  await open(page, "/dashboard?from=2026-01-01&to=2026-12-31");
  const looks = await page.locator(".chart-legend .chart-bar").evaluateAll((bars) =>
    bars.map((bar) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(bar);
      return `${backgroundColor} ${backgroundImage}`;
    }),
  );
  expect(new Set(looks).size).toBe(3);
  await open(page, "/update-user-information");
  await expect(page.locator(".segments label:has(:checked)").first()).toHaveCSS("outline-style", "solid");
  await expect(page.locator(".segments label:not(:has(:checked))").first()).toHaveCSS(
    "outline-style",
    "none",
  );
});
