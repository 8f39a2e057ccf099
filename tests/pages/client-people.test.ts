import { made } from "../api/arrange.ts";
import { type Caller, callerAt, signIns } from "../support/installation.ts";
import { button, choice, dialog, link, row, rows, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** A client whose people and prices the tests add. */
const aka = (admin: Caller) => made(admin, "/customers", { name: "Aka, SIA", short_name: "Aka" });

/** A price of an item of the stock, by the item's name. */
async function priced(admin: Caller, client: number, name: string, price: string) {
  const item = { type_id: 1, name, measure_unit_id: 2, price: "100" };
  const { id: stock_item_id } = await made(admin, "/stock_items", item);
  return made(admin, `/${client}/customer_stock_item_prices`, { stock_item_id, price });
}

test("many people of a client stand on pages", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await aka(admin);
  for (let at = 1; at <= 21; at += 1)
    await made(admin, `/customers/${id}/contacts`, { name: `Persona ${String(at).padStart(2, "0")}` });
  await admin("PATCH", `/customers/${id}`, { body: { contact: { name: "Ilze Priede" } } });
  await letIn(page, "admin");
  await page.goto(`/clients/${id}/people`);
  // The contact that the client's data name stands above the first page.
  await expect(rows(page)).toHaveCount(21);
  await expect(row(page, "Ilze Priede")).toHaveCount(1);
  await link(page, "Nākamā lapa").click();
  await expect(rows(page)).toHaveCount(1);
  await link(page, "Persona 21").click();
  const known = dialog(page, "Persona 21");
  await textbox(known, "Amats").fill("Direktors");
  await button(known, "Saglabāt").click();
  await expect(row(page, "Persona 21")).toContainText("Direktors");
});

test("a person and a price are changed and deleted only at their own client", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await aka(admin);
  const person = await made(admin, `/customers/${id}/contacts`, { name: "Ilze Priede" });
  const price = await priced(admin, id, "Plakāta salikums", "80");
  await letIn(page, "admin");
  for (const path of [`people/${person.id}`, `people/${person.id}/delete`]) {
    await page.goto(`/clients/1/${path}`);
    await expect(dialog(page, "Nav atrasts")).toContainText("meklētais ir dzēsts");
    await page.goto(`/clients/${id}/${path}`);
    await expect(page.getByRole("dialog")).toContainText("Ilze Priede");
  }
  // Forms of an address that somebody has put together.
  const { origin } = page.context.place;
  const headers = { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
  for (const [path, body] of [
    [`people/${person.id}`, "name=Cita"],
    [`people/${person.id}/delete`, ""],
    [`prices/${price.id}/delete`, ""],
  ])
    await page.context.ask("POST", `/clients/1/${path}`, { headers, body });
  expect((await admin("GET", `/client_contacts/${person.id}`)).json().data).toEqual(person);
  expect((await admin("GET", `/${id}/customer_stock_item_prices`)).json().data).toEqual([price]);
});

test("the question before a client is deleted names what goes with it", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await aka(admin);
  await letIn(page, "admin");
  const asked = dialog(page, "Vai tiešām turpināt?");
  const question = `/clients/${id}/data/delete`;
  await page.goto(question);
  await expect(asked).toContainText("Klients tiks dzēsts.");
  for (const word of ["kontaktpersonas", "cenas"]) await expect(asked).not.toContainText(word);
  for (const name of ["Ilze", "Jana"]) await made(admin, `/customers/${id}/contacts`, { name });
  await page.goto(question);
  await expect(asked).toContainText("tā kontaktpersonas (2)");
  await expect(asked).not.toContainText("cenas");
  await priced(admin, id, "Plakāta salikums", "80");
  await page.goto(question);
  await expect(asked).toContainText("tā kontaktpersonas (2)");
  await expect(asked).toContainText("tā pašu cenas (1)");
});

test("a price that a colleague removed and set anew meanwhile is asked about", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { id } = await aka(admin);
  const price = await priced(admin, id, "Plakāta salikums", "80");
  const prices = `/${id}/customer_stock_item_prices`;
  const form = dialog(page, "Klienta cena");
  await letIn(page, "user");
  for (const [at, typed, theirs] of [
    [`/clients/${id}/prices/add`, "70", "72,25"],
    [`/clients/${id}/prices/add?item=${price.stock_item_id}`, "71", "73,25"],
  ] as const) {
    const [shown] = (await admin("GET", prices)).json().data;
    await page.goto(at);
    await admin("DELETE", `/customer_stock_item_prices/${shown.id}`);
    await made(admin, prices, { stock_item_id: price.stock_item_id, price: theirs });
    if (!at.includes("item=")) await choice(form, "Pozīcija").fill("Plakāta salikums");
    await textbox(form, "Klienta cena").fill(typed);
    await button(form, "Saglabāt").click();
    await expect(form).toContainText(theirs);
    expect((await admin("GET", prices)).json().data).toMatchObject([{ price: theirs.replace(",", ".") }]);
  }
});
