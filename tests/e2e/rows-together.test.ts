import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, textbox } from "../support/page-words.ts";

const gone = "Šo ierakstu kolēģis pa to laiku ir izdzēsis";

test("what is typed into a cost that a colleague deleted stays to be read, until it is let go", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: 1, quantity: 1 }]);
  const path = `/${begun.estimate.id}/additional_costs`;
  const add = async (name: string): Promise<number> => {
    const body = { name, payment_type_id: 1, total: 5 };
    return (await begun.admin("POST", path, { body })).json().data.id;
  };
  const [courier] = [await add("Kurjers"), await add("Stāvvieta")];
  await letIn(page, "user");
  await open(page, `/estimate/${begun.estimate.id}/costs`);
  const costs = page.getByRole("dialog");
  const note = textbox(costs, "Apraksts: Kurjers");
  await note.fill("Ceturtdien uz Cēsīm");
  await begun.admin("DELETE", `/additional_costs/${courier}`);
  // Another row is saved, and the list read again.
  await textbox(costs, "Summa bez PVN: Stāvvieta").fill("7");
  await button(costs, "Saglabāt: Stāvvieta").click();
  await expect(costs).toContainText(/Kopā\s*7,00\s€/);
  await expect(costs.getByRole("alert")).toContainText(gone);
  await expect(note).toHaveValue("Ceturtdien uz Cēsīm");
  await button(costs, "Labi").click();
  await expect(note).toBeHidden();
});

test("a cost that is gone when it is saved leaves the sums as well, and one of an estimate that is gone stays", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: 1, quantity: 1 }]);
  const made = async (name: string): Promise<{ id: number }> => {
    const body = { name, payment_type_id: 1, total: 5 };
    return (await begun.admin("POST", `/${begun.estimate.id}/additional_costs`, { body })).json().data;
  };
  const [courier, parking] = [await made("Kurjers"), await made("Stāvvieta")];
  await letIn(page, "user");
  await open(page, `/estimate/${begun.estimate.id}/costs`);
  const costs = page.getByRole("dialog");
  const panel = page.locator(".internal-costs dl");
  await expect(panel).toContainText(/10,00\s€/);
  await textbox(costs, "Apraksts: Kurjers").fill("Ceturtdien uz Cēsīm");
  await begun.admin("DELETE", `/additional_costs/${courier.id}`);
  await button(costs, "Saglabāt: Kurjers").click();
  await expect(costs.getByRole("alert")).toContainText(gone);
  await expect(costs).toContainText(/Kopā\s*5,00\s€/);
  await expect(panel).not.toContainText(/10,00\s€/);
  await expect(textbox(costs, "Apraksts: Kurjers")).toHaveValue("Ceturtdien uz Cēsīm");
  await button(costs, "Labi").click();
  await expect(textbox(costs, "Apraksts: Kurjers")).toBeHidden();

  await textbox(costs, "Apraksts: Stāvvieta").fill("Divas stundas");
  await begun.admin("DELETE", `/additional_costs/${parking.id}`);
  const deleted = await begun.admin("DELETE", `/estimates/${begun.estimate.id}`);
  expect(deleted.status, deleted.text).toBe(200);
  await button(costs, "Saglabāt: Stāvvieta").click();
  await expect(costs.getByRole("alert")).toContainText("Šo tāmi kolēģis pa to laiku ir izdzēsis");
  await expect(textbox(costs, "Apraksts: Stāvvieta")).toHaveValue("Divas stundas");
});

test("what is typed into a unit stays while another is saved, and meets a colleague's change", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const add = async (short_name: string): Promise<{ id: number }> =>
    (await admin("POST", "/measure_units", { body: { short_name, code: "H87" } })).json().data;
  const [roll, sack] = [await add("rullis"), await add("maiss")];
  await letIn(page, "admin");
  await open(page, "/settings/units");
  const name = textbox(page, "Apzīmējums: rullis");
  const english = textbox(page, "Angliski: rullis");
  await english.fill("roll");
  await admin("PATCH", `/measure_units/${roll.id}`, { body: { short_name: "ruļļi", code: "H87" } });
  await textbox(page, "Angliski: maiss").fill("sack");
  await button(page, "Saglabāt: maiss").click();
  await expect.poll(async () => (await admin("GET", "/measure_units")).text).toContain('"sack"');
  await expect(english).toHaveValue("roll");
  await button(page, "Saglabāt: rullis").click();
  await expect(textbox(page, "Apzīmējums: ruļļi")).toHaveValue("ruļļi");
  await expect(textbox(page, "Angliski: ruļļi")).toHaveValue("roll");

  const sacks = textbox(page, "Apzīmējums: maiss");
  await sacks.fill("maisi");
  await admin("DELETE", `/measure_units/${sack.id}`);
  await sacks.press("Enter");
  await expect(page.getByRole("alert")).toContainText(gone);
  await expect(sacks).toHaveValue("maisi");
  await expect(name).toBeHidden();
});
