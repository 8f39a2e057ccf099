import { bareProject } from "../support/bare-project.ts";
import { billable, drafted, issued } from "../support/begun-documents.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { type Caller, callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, notice } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const told = (page: Page) => notice(page, "Šis ieraksts jau ir izdzēsts");

interface Deletion {
  /** Where it is asked about. */
  at: string;
  /** How a colleague deletes it. */
  path: string;
}

async function made(
  admin: Caller,
  path: string,
  body: object,
): Promise<{ id: number; calendar_id?: number }> {
  const answer = await admin("POST", path, { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.json().data;
}

const person = { name: "Jana Jauna", email: "jana@demo.test", role_id: 2 };
const item = { name: "Salocīšana", type_id: 1, measure_unit_id: 2, price: "25" };

/** Rows that nothing refers to, each with the dialog that deletes it. */
const deletions: Record<string, (installation: TestInstallation, admin: Caller) => Promise<Deletion>> = {
  project: async (installation) => {
    const id = await bareProject(installation, "Skiču grāmata");
    return { at: `/projects/${id}/delete`, path: `/projects/${id}` };
  },
  person: async (_, admin) => {
    const { id } = await made(admin, "/register", person);
    return { at: `/users/${id}/delete`, path: `/users/${id}` };
  },
  client: async (_, admin) => {
    const { id } = await made(admin, "/customers", { name: "SIA „Pīlādzis”", short_name: "Pīlādzis" });
    return { at: `/clients/${id}/data/delete`, path: `/customers/${id}` };
  },
  "person of a client": async (_, admin) => {
    const client = await made(admin, "/customers", { name: "SIA „Pīlādzis”", short_name: "Pīlādzis" });
    const { id } = await made(admin, `/customers/${client.id}/contacts`, { name: "Ilze" });
    return { at: `/clients/${client.id}/people/${id}/delete`, path: `/client_contacts/${id}` };
  },
  "stock item": async (_, admin) => {
    const { id } = await made(admin, "/stock_items", item);
    return { at: `/stock/${id}/delete`, path: `/stock_items/${id}` };
  },
  product: async (_, admin) => {
    const fields = { code: "K1", name: { lv: "Krūze" }, default_measure_unit_id: 1 };
    const { id } = await made(admin, "/products", fields);
    return { at: `/stock/products/${id}/delete`, path: `/products/${id}` };
  },
  "kind of work": async (_, admin) => {
    const { id } = await made(admin, "/work-types", { name: "Foto", color: "#000000" });
    return { at: `/stock/vacancies/${id}/delete`, path: `/work-types/${id}` };
  },
  "entry of the calendar": async (_, admin) => {
    const [entry] = (await admin("GET", "/calendar")).json().data;
    return { at: `/calendar/entries/${entry.calendar_id}/delete`, path: `/calendar/${entry.calendar_id}` };
  },
  "line of an estimate": async (installation) => {
    const begun = await begunEstimate(installation, [{ name: "Druka", price: 1, quantity: 1 }]);
    const id = begun.items[0]?.id;
    return { at: `/estimate/${begun.estimate.id}/delete/item-${id}`, path: `/position_items/${id}` };
  },
  draft: async (installation) => {
    const draft = await drafted(await billable(installation));
    return { at: `${draft.at}/delete`, path: `/invoices/${draft.id}` };
  },
  payment: async (installation, admin) => {
    const document = await issued(await billable(installation));
    const body = { date: "2026-11-20", amount: "5", note: "" };
    const answer = await admin("POST", `/invoices/${document.id}/payments`, { body });
    const { id } = answer.json().data.payments[0];
    return {
      at: `${document.at}/payments/${id}/delete`,
      path: `/invoices/${document.id}/payments/${id}`,
    };
  },
};

for (const [what, prepare] of Object.entries(deletions)) {
  test(`what two delete is gone for both, and said: a ${what}`, async ({ page, installation }) => {
    const admin = await callerAt(installation, signIns.admin);
    const { at, path } = await prepare(installation, admin);
    await letIn(page, "admin");
    await page.goto(at);
    const asked = page.getByRole("dialog");
    expect((await admin("DELETE", path)).status).toBe(200);
    await button(asked, "Jā").click();
    await expect(told(page)).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(page).not.toHaveURL(/delete/);
  });
}

test("the buttons of rows say it as well", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await made(admin, "/measure_units", { short_name: "rullis", code: "H87" });
  await letIn(page, "admin");
  await page.goto("/settings/units");
  await admin("DELETE", `/measure_units/${id}`);
  await button(page, "Dzēst: rullis").click();
  await expect(told(page)).toBeVisible();
  await expect(button(page, "Dzēst: rullis")).toBeHidden();

  const bank = await made(admin, "/banks", { name: "Jaunā banka", swift: "JAUNLV22" });
  await page.goto("/clients/banks");
  await admin("DELETE", `/banks/${bank.id}`);
  await button(page, "Dzēst: Jaunā banka").click();
  await expect(told(page)).toBeVisible();
  await expect(page.getByRole("dialog")).not.toContainText("Jaunā banka");
});

test("a day off that two put back is back", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  expect((await admin("DELETE", "/holidays/2027-11-18")).status).toBe(200);
  await letIn(page, "admin");
  await page.goto("/settings/calendar?year=2027");
  const restore = page.getByRole("button", { name: /^Atjaunot: .*18\.11\.2027$/ });
  await expect(restore).toBeVisible();
  expect((await admin("POST", "/holidays/2027-11-18/restore")).status).toBe(200);
  await restore.click();
  await expect(notice(page, "Brīvdiena atjaunota")).toBeVisible();
  await expect(restore).toBeHidden();
});
