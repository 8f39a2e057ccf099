import { button, dialog, heading, link, menu, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const own = (page: Page, key: string) => textbox(page, `Jūsu teksts: ${key}`);
const search = (page: Page) => page.getByRole("searchbox", { name: "Meklēt tekstus" });
/** What was not saved is said in a word that ends the same. */
const saved = /^Veiksmīgi saglabāts!/;
const views = (page: Page) => page.getByRole("navigation", { name: "Kuri teksti" });

test("a text is found by its words, reworded, seen everywhere and taken back", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings");
  await link(page.getByRole("navigation", { name: "Iestatījumu sadaļas" }), "Teksti").click();
  await expect(heading(page, "Teksti")).toBeVisible();

  // Without diacritics, in either language, and by key.
  for (const [words, key] of [
    ["kanali piekrisana", "clients.title"],
    ["pievienot klientu", "clients.add"],
    ["add a client", "clients.add"],
    ["CLIENTS.ADD", "clients.add"],
  ] as const) {
    await search(page).fill(words);
    await search(page).press("Enter");
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(words).replaceAll("%20", "\\+")}`));
    if (key === "clients.title") await expect(page.getByText("nekas netika atrasts")).toBeVisible();
    else await expect(own(page, key)).toHaveValue("Pievienot klientu");
  }

  await page.goto("/settings/texts?q=clients.title");
  await own(page, "clients.title").fill("Pasūtītāji");
  await button(page, "Saglabāt").click();
  await expect(notice(page, saved)).toBeVisible();
  await link(menu(page), "Klienti").click();
  await expect(heading(page, "Pasūtītāji")).toBeVisible();
  await expect(page).toHaveTitle(/^Pasūtītāji – /);

  await page.goto("/settings/texts?changed=1");
  await expect(link(views(page), /^Mainītie 1$/)).toBeVisible();
  await expect(own(page, "clients.title")).toHaveValue("Pasūtītāji");
  await button(page, "Atjaunot iebūvēto tekstu: clients.title").click();
  await expect(page.getByText("Šajā valodā neviens teksts vēl nav mainīts.")).toBeVisible();
  await page.goto("/clients");
  await expect(heading(page, "Klienti")).toBeVisible();
});

test("a gap has to stay, plural forms are rows of their own, and several are saved at once", async ({
  page,
}) => {
  await letIn(page, "admin");
  await page.goto("/settings/texts?q=page.nothing_found");
  await own(page, "page.nothing_found").fill("Nekā nav");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Neveiksmīgi saglabāts!")).toBeVisible();
  await expect(own(page, "page.nothing_found")).toHaveAccessibleDescription(/Jāpaliek: \{\{query\}\}/);
  await expect(own(page, "page.nothing_found")).toHaveAccessibleDescription(/figūriekavās/);
  await expect(own(page, "page.nothing_found")).toHaveValue("Nekā nav");
  await own(page, "page.nothing_found").fill("„{{query}}”: nekā nav.");
  await button(page, "Saglabāt").click();
  await expect(notice(page, saved)).toBeVisible();
  await page.goto("/clients?q=nav-tāda");
  await expect(page.getByText("„nav-tāda”: nekā nav.")).toBeVisible();

  await page.goto("/settings/texts?q=form.&lang=en");
  await textbox(page, "Jūsu teksts: form.save").fill("Keep it");
  await textbox(page, "Jūsu teksts: form.cancel").fill("Leave it");
  await button(page, "Saglabāt").click();
  await expect(notice(page, saved)).toBeVisible();
  await expect(link(views(page), /^Mainītie 2$/)).toBeVisible();

  await link(page, "Atjaunot visus iebūvētos").click();
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, saved)).toBeVisible();
  await expect(link(views(page), /^Mainītie 0$/)).toBeVisible();
  // The other language keeps its own.
  await page.goto("/settings/texts?lang=lv&changed=1");
  await expect(own(page, "page.nothing_found")).toHaveValue("„{{query}}”: nekā nav.");

  await page.goto("/settings/texts?q=mail.renewal.text");
  for (const form of ["zero", "one", "other"])
    await expect(own(page, `mail.renewal.text_${form}`)).toBeVisible();
});

test("the browser gets the texts of the page alone", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/texts");
  const headers = { Accept: "*/*" };
  const { status, text } = await page.context.ask("GET", "/settings/texts.data?lang=en", { headers });
  expect(status).toBe(200);
  expect(text.length).toBeLessThan(20_000);
});

test("texts are searched, saved, refused at their fields and taken back", async ({ page }) => {
  await letIn(page, "admin");

  await page.goto("/settings/texts");
  await search(page).fill("page.nothing");
  await search(page).press("Enter");
  await own(page, "page.nothing_found").fill("Nekā nav");
  await button(page, "Saglabāt").click();
  await expect(own(page, "page.nothing_found")).toHaveAccessibleDescription(/figūriekavās/);
  await expect(own(page, "page.nothing_found")).toHaveValue("Nekā nav");
  await own(page, "page.nothing_found").fill("{{query}} nav");
  await button(page, "Saglabāt").click();
  await expect(notice(page, saved)).toBeVisible();
  await expect(own(page, "page.nothing_found")).toHaveValue("{{query}} nav");
  await button(page, "Atjaunot iebūvēto tekstu: page.nothing_found").click();
  await expect(own(page, "page.nothing_found")).toHaveValue("Pēc „{{query}}” nekas netika atrasts.");
});

test("a text that nobody sees is refused at its field", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/texts?q=form.cancel");
  await own(page, "form.cancel").fill("\u200b");
  await button(page, "Saglabāt").click();
  await expect(own(page, "form.cancel")).toHaveAccessibleDescription(/Tekstā jābūt kaut kam redzamam/);
});
