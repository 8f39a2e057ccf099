import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, dialog, heading, link, menu, notice, textbox, unsaved } from "../support/page-words.ts";

const own = (page: Page, key: string) => textbox(page, `Jūsu teksts: ${key}`);
const search = (page: Page) => page.getByRole("searchbox", { name: "Meklēt tekstus" });
/** What was not saved is said in a word that ends the same. */
const saved = /^Veiksmīgi saglabāts!/;
const views = (page: Page) => page.getByRole("navigation", { name: "Kuri teksti" });

test("a text is found by its words, reworded, seen everywhere and taken back", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings");
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

  await open(page, "/settings/texts?q=clients.title");
  await own(page, "clients.title").fill("Pasūtītāji");
  await button(page, "Saglabāt").click();
  await expect(notice(page, saved)).toBeVisible();
  await link(menu(page), "Klienti").click();
  await expect(heading(page, "Pasūtītāji")).toBeVisible();
  await expect(page).toHaveTitle(/^Pasūtītāji – /);

  await open(page, "/settings/texts?changed=1");
  await expect(link(views(page), /^Mainītie 1$/)).toBeVisible();
  await expect(own(page, "clients.title")).toHaveValue("Pasūtītāji");
  await button(page, "Atjaunot iebūvēto tekstu: clients.title").click();
  await expect(page.getByText("Šajā valodā neviens teksts vēl nav mainīts.")).toBeVisible();
  await open(page, "/clients");
  await expect(heading(page, "Klienti")).toBeVisible();
});

test("a gap has to stay, plural forms are rows of their own, and several are saved at once", async ({
  page,
}) => {
  await letIn(page, "admin");
  await open(page, "/settings/texts?q=page.nothing_found");
  await own(page, "page.nothing_found").fill("Nekā nav");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Neveiksmīgi saglabāts!")).toBeVisible();
  await expect(own(page, "page.nothing_found")).toHaveAccessibleDescription(/Jāpaliek: \{\{query\}\}/);
  await expect(own(page, "page.nothing_found")).toHaveAccessibleDescription(/figūriekavās/);
  await expect(own(page, "page.nothing_found")).toBeFocused();
  await expect(own(page, "page.nothing_found")).toHaveValue("Nekā nav");
  await own(page, "page.nothing_found").fill("„{{query}}”: nekā nav.");
  await button(page, "Saglabāt").click();
  await expect(notice(page, saved)).toBeVisible();
  await open(page, "/clients?q=nav-tāda");
  await expect(page.getByText("„nav-tāda”: nekā nav.")).toBeVisible();

  await open(page, "/settings/texts?q=form.&lang=en");
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
  await open(page, "/settings/texts?lang=lv&changed=1");
  await expect(own(page, "page.nothing_found")).toHaveValue("„{{query}}”: nekā nav.");

  await open(page, "/settings/texts?q=mail.renewal.text");
  for (const form of ["zero", "one", "other"])
    await expect(own(page, `mail.renewal.text_${form}`)).toBeVisible();
});

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

test("the browser gets the texts of the page alone", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings/texts");
  const sent = await page.evaluate(async () => {
    const answer = await fetch("/settings/texts.data?lang=en", { headers: { accept: "*/*" } });
    return (await answer.text()).length;
  });
  expect(sent).toBeLessThan(20_000);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

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
});
