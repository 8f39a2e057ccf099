import { alive, expect, letIn, open, type Page, test } from "../support/browser.ts";
import { focused, tabTo, typeAt } from "../support/browser-keyboard.ts";
import { password, signIns } from "../support/installation.ts";
import {
  button,
  choice,
  dialog,
  heading,
  link,
  menu,
  notice,
  row,
  textbox,
  unsaved,
} from "../support/page-words.ts";

test("a whole project is made without a mouse", async ({ page }) => {
  await signInByKeyboard(page);

  await tabTo(page, link(page, "Pievienot projektu"));
  await page.keyboard.press("Enter");
  const form = dialog(page, "Jauns projekts");
  await expect(textbox(form, "Nosaukums")).toBeFocused();
  await page.keyboard.type("Ziemas katalogs");
  await typeAt(page, textbox(form, "Īsais nosaukums"), "Katalogs");

  await test.step("the client is chosen from the list that one letter opens", async () => {
    await typeAt(page, choice(form, "Klients"), "r");
    const list = form.getByRole("listbox");
    await expect(list.getByRole("option").first()).toBeVisible();
    await page.keyboard.type("asas dz");
    // The list of the last letter: nobody is called so yet, and one can be added.
    await expect(list.getByRole("option")).toHaveText(["Rasas dzirnas, SIA", "Pievienot klientu „rasas dz”"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(list).toBeHidden();
    await expect(choice(form, "Klients")).toHaveValue("Rasas dzirnas, SIA");
    await expect(choice(form, "Klients")).toBeFocused();
  });

  await test.step("people are chosen in their lists", async () => {
    await tabTo(page, choice(form, "Projekta vadītājs"));
    await page.keyboard.type("Sant");
    await tabTo(page, choice(form, "Projekta vadītāja asistents"));
    await page.keyboard.type("Laur");
    await expect(choice(form, "Projekta vadītājs").locator("option:checked")).toHaveText("Santa Zariņa");
  });

  await test.step("one date is typed, the other picked with the arrows", async () => {
    await typeAt(page, textbox(form, "Plānotais sākums"), "1.2.2027");
    await typeAt(page, textbox(form, "Plānotās beigas"), "20.02.2027");
    await tabTo(page, button(form, "Atvērt kalendāru: Plānotās beigas"));
    await page.keyboard.press("Enter");
    const calendar = form.getByRole("application");
    await expect(calendar.getByRole("button", { name: "2027. gada 20. februāris" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("PageDown");
    await expect(heading(calendar, /marts/)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(calendar).toBeHidden();
    await expect(textbox(form, "Plānotās beigas")).toHaveValue("28.03.2027");
    await expect(textbox(form, "Plānotās beigas")).toBeFocused();
  });

  await tabTo(page, form.getByRole("checkbox", { name: "Plānošanā" }));
  await page.keyboard.press("Space");
  await tabTo(page, button(form, "Izveidot"));
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await expect(notice(page, /Projekts .Ziemas katalogs. izveidots/)).toBeVisible();
  // What was made is opened, to begin its estimate.
  await expect(heading(page, "Ziemas katalogs")).toBeVisible();
  await page.locator("html[data-keys]").waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("p");
  await expect(row(page, "Ziemas katalogs")).toContainText("28.03.2027");
  await expect(button(page, "Plānošanā: Ziemas katalogs")).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, button(page, "Plānošanā: Ziemas katalogs"), { limit: 60 });
  await page.keyboard.press("Space");
  await expect(button(page, "Plānošanā: Ziemas katalogs")).toHaveAttribute("aria-pressed", "false");
  await expect(button(page, "Plānošanā: Ziemas katalogs")).toBeFocused();
});

test("Tab goes through every control of a dialog in the order of the eye, and round", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects");
  await tabTo(page, link(page, "Pievienot projektu"));
  await page.keyboard.press("Enter");
  const form = dialog(page, "Jauns projekts");
  await expect(textbox(form, "Nosaukums")).toBeFocused();
  const stops = [await focused(page)];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Tab");
    stops.push(await focused(page));
  }
  expect(stops.filter((stop) => stop !== "")).toEqual([
    "Nosaukums",
    "Īsais nosaukums",
    "Klients",
    "Projekta vadītājs",
    "Projekta vadītāja asistents",
    "Plānotais sākums",
    "Atvērt kalendāru: Plānotais sākums",
    "Plānotās beigas",
    "Atvērt kalendāru: Plānotās beigas",
    "Plānošanā",
    "Aizvērt",
    "Izveidot",
    "Aizvērt",
    "Nosaukums",
  ]);
});

test("Escape closes what is on top, one thing at a time, and gives the focus back", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects");
  await tabTo(page, link(page, "Filtri"));
  await page.keyboard.press("Enter");
  const filters = dialog(page, "Filtri");
  await expect(filters).toBeVisible();

  await tabTo(page, button(filters, "Atvērt kalendāru: Plānotais sākums no"));
  await page.keyboard.press("Enter");
  await expect(filters.getByRole("application")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(filters.getByRole("application")).toBeHidden();
  await expect(filters).toBeVisible();
  await expect(button(filters, "Atvērt kalendāru: Plānotais sākums no")).toBeFocused();

  await tabTo(page, choice(filters, "Klients"), { back: true });
  await page.keyboard.type("r");
  await expect(filters.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(filters.getByRole("listbox")).toBeHidden();
  await expect(filters).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(choice(filters, "Klients")).toHaveValue("");

  await page.keyboard.press("Escape");
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/\/projects\??$/);
  await expect(link(page, "Filtri")).toBeFocused();
});

test("a changed form asks before Escape throws it away", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects");
  await tabTo(page, link(page, "Pievienot projektu"));
  await page.keyboard.press("Enter");
  const form = dialog(page, "Jauns projekts");
  await expect(textbox(form, "Nosaukums")).toBeFocused();
  await page.keyboard.type("Sākts");
  await page.keyboard.press("Escape");
  await expect(unsaved(page)).toHaveAccessibleDescription("Vai tiešām aizvērt?");
  await expect(button(unsaved(page), "Nē")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(unsaved(page)).toBeHidden();
  await expect(textbox(form, "Nosaukums")).toBeFocused();
  await expect(textbox(form, "Nosaukums")).toHaveValue("Sākts");
  await page.keyboard.press("Escape");
  await tabTo(page, button(unsaved(page), "Jā"));
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await expect(link(page, "Pievienot projektu")).toBeFocused();
});

for (const [opener, title, path] of [
  ["Filtri", "Filtri", "/projects"],
  ["Pievienot projektu", "Jauns projekts", "/projects"],
  ["Bankas", "Bankas", "/clients"],
  ["Pārvaldīt bankas", "Bankas", "/clients/1/data"],
  ["Dzēst", "Vai tiešām turpināt?", "/clients/1/data"],
] as const) {
  test(`the focus comes back to „${opener}” at ${path} when its dialog closes`, async ({ page }) => {
    await letIn(page, "user");
    await open(page, path);
    await link(page, opener).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page, title)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("dialog") !== null))
      .toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog(page, title)).toBeHidden();
    await expect(link(page, opener)).toBeFocused();
  });
}

test("a client is edited, searched for and deleted without a mouse", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects");
  await tabTo(page, link(menu(page), "Klienti"));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Klienti")).toBeVisible();
  await typeAt(page, page.getByRole("searchbox", { name: "Meklēt klientu" }), "abolspiede");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=abolspiede/);
  await tabTo(page, link(page, "Ābolspiede, SIA"));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Ābolspiede, SIA")).toBeVisible();
  await tabTo(page, link(page, "Dati"), { limit: 30 });
  await page.keyboard.press("Enter");
  await tabTo(page, textbox(page, "Kontaktpersona"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Zane Āboliņa");
  await page.keyboard.press("Enter");
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await page.reload();
  await alive(page);
  await expect(textbox(page, "Kontaktpersona")).toHaveValue("Zane Āboliņa");
  await tabTo(page, link(page, "Dzēst"), { limit: 60 });
  await page.keyboard.press("Enter");
  const question = dialog(page, "Vai tiešām turpināt?");
  await tabTo(page, button(question, "Jā"));
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(notice(page, /^Klients (dzēsts|arhivēts)/)).toBeVisible();
});

test("the first wrong field gets the focus", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/clients/add");
  await tabTo(page, textbox(page, "Īsais nosaukums"), { limit: 30 });
  await page.keyboard.press("Enter");
  await expect(textbox(page, "Nosaukums")).toBeFocused();
  await expect(textbox(page, "Nosaukums")).toHaveAccessibleDescription("Šis lauks ir obligāts");
});

async function signInByKeyboard(page: Page): Promise<void> {
  await open(page, "/login");
  await expect(textbox(page, "E-pasts")).toBeFocused();
  await page.keyboard.type(signIns.user);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Kalendārs")).toBeVisible();
  await alive(page);
  await tabTo(page, link(menu(page), "Projekti"));
  await page.keyboard.press("Enter");
  await expect(heading(page, "Projekti")).toBeVisible();
}
