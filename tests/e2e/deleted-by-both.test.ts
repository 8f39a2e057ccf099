import { billable, drafted } from "../support/begun-documents.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { type Caller, callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, notice } from "../support/page-words.ts";

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

const item = { name: "Salocīšana", type_id: 1, measure_unit_id: 2, price: "25" };

/** A page and a dialog that ask; all others are asked without scripts (tests/pages). */
const deletions: Record<string, (installation: TestInstallation, admin: Caller) => Promise<Deletion>> = {
  "stock item": async (_, admin) => {
    const { id } = await made(admin, "/stock_items", item);
    return { at: `/stock/${id}/delete`, path: `/stock_items/${id}` };
  },
  draft: async (installation) => {
    const draft = await drafted(await billable(installation));
    return { at: `${draft.at}/delete`, path: `/invoices/${draft.id}` };
  },
};

for (const [what, prepare] of Object.entries(deletions)) {
  test(`what two delete is gone for both, and said: a ${what}`, async ({ page, installation }) => {
    const admin = await callerAt(installation, signIns.admin);
    const { at, path } = await prepare(installation, admin);
    await letIn(page, "admin");
    await open(page, at);
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
  await open(page, "/settings/units");
  await admin("DELETE", `/measure_units/${id}`);
  await button(page, "Dzēst: rullis").click();
  await expect(told(page)).toBeVisible();
  await expect(button(page, "Dzēst: rullis")).toBeHidden();

  const bank = await made(admin, "/banks", { name: "Jaunā banka", swift: "JAUNLV22" });
  await open(page, "/clients/banks");
  await admin("DELETE", `/banks/${bank.id}`);
  await button(page, "Dzēst: Jaunā banka").click();
  await expect(told(page)).toBeVisible();
  await expect(page.getByRole("dialog")).not.toContainText("Jaunā banka");
});
