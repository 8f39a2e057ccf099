import { begunEstimate } from "../support/begun-estimate.ts";
import { line } from "../support/estimate-words.ts";
import { password, signIns } from "../support/installation.ts";
import { button, choice, fillLogin, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

interface Typed {
  texts: Record<string, string>;
  chosen?: Record<string, string>;
  /** Typed into a field with suggestions. */
  suggested?: Record<string, string>;
}

/** Forms of pages and dialogs, with what a person may type there. */
const forms: Record<string, Typed> = {
  "/clients/add": { texts: { Nosaukums: "SIA „Pīlādzis”", "Īsais nosaukums": "Pīlādzis" } },
  "/clients/1/data": { texts: { "Faktiskā adrese": "Cita iela 7" }, chosen: { Valsts: "Igaunija" } },
  "/projects/1/data": { texts: { Nosaukums: "Cits projekts" } },
  "/stock/vacancies/1": { texts: { Nosaukums: "Iesiešana" } },
  "/settings": { texts: { "E-pasts": "birojs@demo.test" } },
  "/settings/vat/add": { texts: { Likme: "9", Nosaukums: "Grāmatas", "Spēkā no": "01.01.2027" } },
  "/settings/units": { texts: { Apzīmējums: "rullis" }, suggested: { "UN/ECE kods": "C62" } },
  "/settings/calendar": { texts: { Datums: "08.09.2027", Nosaukums: "Sporta diena" } },
  "/clients/banks": { texts: { "Bankas nosaukums": "Jaunā banka", "SWIFT kods": "JAUNLV22" } },
  "/update-user-information": { texts: { "Vārds, uzvārds": "Cits Vārds" } },
};

async function fill(page: Page, { texts, chosen = {}, suggested = {} }: Typed): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await textbox(page, name).first().fill(text);
  for (const [name, option] of Object.entries(chosen)) await choice(page, name).selectOption(option);
  for (const [name, text] of Object.entries(suggested)) await choice(page, name).fill(text);
}

async function expectTyped(page: Page, { texts, chosen = {}, suggested = {} }: Typed): Promise<void> {
  for (const [name, text] of Object.entries(texts))
    await expect(textbox(page, name).first()).toHaveValue(text);
  for (const [name, option] of Object.entries(chosen))
    await expect(choice(page, name).locator("option:checked")).toHaveText(option);
  for (const [name, text] of Object.entries(suggested)) await expect(choice(page, name)).toHaveValue(text);
}

const send = (page: Page, { texts }: Typed) =>
  textbox(page, Object.keys(texts)[0] ?? "")
    .first()
    .press("Enter");

const kept = (page: Page) => notice(page, "veidlapa būs aizpildīta tāpat kā pirms tam");

for (const [path, typed] of Object.entries(forms)) {
  test(`${path} is there as it was typed for anyone who signs in again`, async ({ page, context }) => {
    await letIn(page, "admin");
    await page.goto(path);
    await fill(page, typed);
    await context.clearCookies();
    await send(page, typed);
    await expect(kept(page)).toBeVisible();
    await fillLogin(page, signIns.admin, password);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectTyped(page, typed);
    await page.goto(path);
    for (const [name, text] of Object.entries(typed.texts))
      await expect(textbox(page, name).first()).not.toHaveValue(text);
  });
}

test("nobody else gets the form of who was here before", async ({ page, context }) => {
  await letIn(page, "admin");
  await page.goto("/clients/add");
  await textbox(page, "Nosaukums").fill("Noslēpums");
  await context.clearCookies({ name: "session" });
  await textbox(page, "Īsais nosaukums").fill("N");
  await textbox(page, "Nosaukums").press("Enter");
  await expect(kept(page)).toBeVisible();
  await fillLogin(page, signIns.user, password);
  await expect(page).toHaveURL(/\/clients\/add$/);
  await expect(textbox(page, "Nosaukums")).toHaveValue("");
  await letIn(page, "admin");
  await page.goto("/clients/add");
  await expect(textbox(page, "Nosaukums")).toHaveValue("");
});

test("a dialog of the calendar comes back", async ({ page, context }) => {
  await letIn(page, "admin");
  await page.goto("/calendar/add");
  const form = page.getByRole("dialog");
  await textbox(form, "Apraksts").fill("Otrais apgrieziens");
  await context.clearCookies();
  await button(form, "Pievienot").click();
  await expect(kept(page)).toBeVisible();
  await fillLogin(page, signIns.admin, password);
  await expect(textbox(form, "Apraksts")).toHaveValue("Otrais apgrieziens");
});

test("the forms of two tabs come back, each to its own", async ({ page, context }) => {
  await letIn(page, "admin");
  const second = await context.newPage();
  const tabs = [
    [page, "/clients/1/data", "Pirmā"],
    [second, "/clients/2/data", "Otrā"],
  ] as const;
  for (const [tab, path, name] of tabs) {
    await tab.goto(path);
    await textbox(tab, "Īsais nosaukums").fill(name);
  }
  await context.clearCookies({ name: "session" });
  for (const [tab] of tabs) {
    await textbox(tab, "Īsais nosaukums").press("Enter");
    await expect(kept(tab)).toBeVisible();
  }
  await fillLogin(page, signIns.admin, password);
  await expect(textbox(page, "Īsais nosaukums")).toHaveValue("Pirmā");
  await second.goto("/clients/2/data");
  await expect(textbox(second, "Īsais nosaukums")).toHaveValue("Otrā");
});

test("the lines of an estimate come back as well", async ({ page, context, installation }) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: "1", quantity: 1500 }]);
  await letIn(page, "admin");
  await page.goto(`/estimate/${begun.estimate.id}`);
  await textbox(line(page, "Buklets", 0), "Cena").fill("2,75");
  await context.clearCookies();
  await button(page, "Saglabāt").first().click();
  await expect(kept(page)).toBeVisible();
  await fillLogin(page, signIns.admin, password);
  await expect(textbox(line(page, "Buklets", 0), "Cena")).toHaveValue("2,75");
});

test("which files are to be chosen again is said", async ({ page, context, installation }) => {
  const begun = await begunEstimate(installation);
  await letIn(page, "admin");
  await page.goto(`/estimate/${begun.estimate.id}/files/add`);
  await page.locator("input[type=file]").setInputFiles({
    name: "skice.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("skice"),
  });
  await textbox(page, "Apraksts").fill("Pirmā skice");
  await context.clearCookies();
  await button(page.getByRole("dialog"), "Pievienot").click();
  await expect(kept(page)).toBeVisible();
  await fillLogin(page, signIns.admin, password);
  await expect(notice(page, "Failus izvēlieties vēlreiz: skice.txt")).toBeVisible();
  await expect(textbox(page, "Apraksts")).toHaveValue("Pirmā skice");
});
