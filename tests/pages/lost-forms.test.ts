import { billable, drafted } from "../support/begun-documents.ts";
import { callerAt, password, signIns, type TestInstallation } from "../support/installation.ts";
import { button, choice, dialog, fillLogin, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

/** Forms whose record, or row of a list, a colleague takes away while somebody fills them in. */

const own = (page: Page, key: string) => textbox(page, `Jūsu teksts: ${key}`);

/** Words texts of Latvian in the installation's own way, and no others. */
async function wording(installation: TestInstallation) {
  const admin = await callerAt(installation, signIns.admin);
  const { languages } = (await admin("GET", "/system-config")).json().data;
  const { id } = languages.find(({ code }: { code: string }) => code === "lv");
  return async (translations: Record<string, string>) => {
    expect((await admin("PATCH", `/languages/${id}`, { body: { translations } })).status).toBe(200);
  };
}

test("what was typed to issue a draft that is deleted meanwhile stands on the page that says so", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const draft = await drafted(begun);
  await letIn(page, "user");
  await page.goto(`${draft.at}/issue`);
  const form = dialog(page, "Izrakstīt dokumentu");
  await textbox(form, "Piezīmes zem summām").fill("Paldies par pasūtījumu");
  expect((await begun.admin("DELETE", `/invoices/${draft.id}`)).status).toBeLessThan(300);
  await button(form, "Izrakstīt").click();
  await expect(page.getByText("kolēģis pa to laiku ir izdzēsis").first()).toBeVisible();
  await expect(page.getByRole("term")).toHaveText(["Piezīmes zem summām"]);
  await expect(page.getByRole("definition")).toHaveText(["Paldies par pasūtījumu"]);
});

test("so does the price for a client who is deleted meanwhile", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const client = { name: "Dzirnavas, SIA", short_name: "Dzirnavas", address: "Jelgava" };
  const { id } = (await admin("POST", "/customers", { body: client })).json().data;
  const item = { type_id: 1, name: "Plakāta salikums", measure_unit_id: 2, price: "100" };
  await admin("POST", "/stock_items", { body: item });
  await letIn(page, "user");
  await page.goto(`/clients/${id}/prices/add`);
  const form = dialog(page, "Klienta cena");
  await choice(form, "Pozīcija").fill("Plakāta salikums");
  await textbox(form, "Klienta cena").fill("72,25");
  expect((await admin("DELETE", `/customers/${id}`)).status).toBe(200);
  await button(form, "Saglabāt").click();
  await expect(page.getByRole("term")).toHaveText(["Pozīcija", "Klienta cena"]);
  await expect(page.getByRole("definition")).toHaveText(["Plakāta salikums", "72,25"]);
});

test("a text that left the list of changed ones is refused where it was typed", async ({
  page,
  installation,
}) => {
  const worded = await wording(installation);
  await worded({ "clients.add": "Jauns klients" });
  await letIn(page, "admin");
  await page.goto("/settings/texts?lang=lv&changed=1");
  await own(page, "clients.add").fill("Pievienot pasūtītāju");
  await worded({});
  await button(page, "Saglabāt").first().click();
  await expect(own(page, "clients.add")).toHaveValue("Pievienot pasūtītāju");
  await expect(own(page, "clients.add")).toHaveAccessibleDescription(/saglabāja: „Pievienot klientu”/);
  await button(page, "Saglabāt").first().click();
  await expect(page.getByText("Veiksmīgi saglabāts!", { exact: true })).toBeVisible();
  await expect(own(page, "clients.add")).toHaveValue("Pievienot pasūtītāju");
});

test("a text that left the list comes back after signing in again", async ({
  page,
  context,
  installation,
}) => {
  const worded = await wording(installation);
  await worded({ "clients.add": "Jauns klients" });
  await letIn(page, "admin");
  const path = "/settings/texts?lang=lv&changed=1";
  await page.goto(path);
  await own(page, "clients.add").fill("Pievienot pasūtītāju");
  await context.clearCookies();
  await button(page, "Saglabāt").last().click();
  await expect(notice(page, "veidlapa būs aizpildīta tāpat kā pirms tam")).toBeVisible();
  await worded({});
  await fillLogin(page, signIns.admin, password);
  await expect(own(page, "clients.add")).toHaveValue("Pievienot pasūtītāju");
  await button(page, "Saglabāt").last().click();
  await expect(own(page, "clients.add")).toHaveAccessibleDescription(/saglabāja: „Pievienot klientu”/);
  await button(page, "Saglabāt").last().click();
  await expect(page.getByText("Veiksmīgi saglabāts!", { exact: true })).toBeVisible();
});
