import { bareProject } from "../support/bare-project.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { type Caller, callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, dialog, notice } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** A change of a colleague's, as the API is called: it answers 200 or 201. */
type Change = [method: "PATCH" | "POST", path: string, body: object];

interface Deletion {
  /** Where it is asked about. */
  at: string;
  /** What is deleted, where it can be read. */
  path: string;
  /** What a colleague does meanwhile. */
  meanwhile: Change;
}

async function made(admin: Caller, path: string, body: object): Promise<number> {
  const answer = await admin("POST", path, { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.json().data.id;
}

const line = { name: "Druka", price: 1, quantity: 1 };

/** An estimate whose position is asked about, or all of it, while a colleague adds a line or changes one. */
async function begun(installation: TestInstallation) {
  const { estimate, items, position } = await begunEstimate(installation, [line]);
  const added: Change = [
    "POST",
    `/${position.id}/position_items`,
    { position_items: [{ name: "Griešana" }] },
  ];
  return { at: `/estimate/${estimate.id}`, path: `/estimates/${estimate.id}`, items, position, added };
}

const deletions: Record<string, (installation: TestInstallation, admin: Caller) => Promise<Deletion>> = {
  project: async (installation) => {
    const id = await bareProject(installation, "Skiču grāmata");
    const path = `/projects/${id}`;
    return { at: `${path}/delete`, path, meanwhile: ["PATCH", path, { name: "Skiču bloks" }] };
  },
  person: async (_, admin) => {
    const id = await made(admin, "/register", { name: "Jana Jauna", email: "jana@demo.test", role_id: 2 });
    const path = `/users/${id}`;
    return { at: `${path}/delete`, path, meanwhile: ["PATCH", path, { role_id: 3 }] };
  },
  client: async (_, admin) => {
    const id = await made(admin, "/customers", { name: "SIA „Pīlādzis”", short_name: "Pīlādzis" });
    const path = `/customers/${id}`;
    return {
      at: `/clients/${id}/data/delete`,
      path,
      meanwhile: ["PATCH", path, { address: "Ogu iela 1, Rīga" }],
    };
  },
  "client with another person": async (_, admin) => {
    const id = await made(admin, "/customers", { name: "SIA „Pīlādzis”", short_name: "Pīlādzis" });
    const path = `/customers/${id}`;
    return {
      at: `/clients/${id}/data/delete`,
      path,
      meanwhile: ["POST", `${path}/contacts`, { name: "Ilze" }],
    };
  },
  "client with another price": async (_, admin) => {
    const item = { name: "Salocīšana", type_id: 1, measure_unit_id: 2, price: "25" };
    const stock_item_id = await made(admin, "/stock_items", item);
    const id = await made(admin, "/customers", { name: "SIA „Pīlādzis”", short_name: "Pīlādzis" });
    return {
      at: `/clients/${id}/data/delete`,
      path: `/customers/${id}`,
      meanwhile: ["POST", `/${id}/customer_stock_item_prices`, { stock_item_id, price: "9" }],
    };
  },
  "person of a client": async (_, admin) => {
    const client = await made(admin, "/customers", { name: "SIA „Pīlādzis”", short_name: "Pīlādzis" });
    const id = await made(admin, `/customers/${client}/contacts`, { name: "Ilze" });
    const path = `/client_contacts/${id}`;
    return { at: `/clients/${client}/people/${id}/delete`, path, meanwhile: ["PATCH", path, { phone: "1" }] };
  },
  "stock item": async (_, admin) => {
    const item = { name: "Salocīšana", type_id: 1, measure_unit_id: 2, price: "25" };
    const path = `/stock_items/${await made(admin, "/stock_items", item)}`;
    return {
      at: `${path.replace("_items", "")}/delete`,
      path,
      meanwhile: ["PATCH", path, { price: "26" }],
    };
  },
  product: async (_, admin) => {
    const fields = { code: "K1", name: { lv: "Krūze" }, default_measure_unit_id: 1 };
    const path = `/products/${await made(admin, "/products", fields)}`;
    return { at: `/stock${path}/delete`, path, meanwhile: ["PATCH", path, { code: "K2" }] };
  },
  "kind of work": async (_, admin) => {
    const id = await made(admin, "/work-types", { name: "Foto", color: "#000000" });
    const path = `/work-types/${id}`;
    return { at: `/stock/vacancies/${id}/delete`, path, meanwhile: ["PATCH", path, { name: "Fotogrāfija" }] };
  },
  "entry of the calendar": async (_, admin) => {
    const [entry] = (await admin("GET", "/calendar")).json().data;
    const path = `/calendar/${entry.calendar_id}`;
    return {
      at: `/calendar/entries/${entry.calendar_id}/delete`,
      path,
      meanwhile: ["PATCH", path, { description: "Līdzi ņemt statīvu" }],
    };
  },
  "line of an estimate": async (installation) => {
    const { at, items } = await begun(installation);
    const path = `/position_items/${items[0]?.id}`;
    return { at: `${at}/delete/item-${items[0]?.id}`, path, meanwhile: ["PATCH", path, { price: "2" }] };
  },
  "position, of which a line is changed": async (installation) => {
    const { at, items, position } = await begun(installation);
    return {
      at: `${at}/delete/position-${position.id}`,
      path: `/positions/${position.id}`,
      meanwhile: ["PATCH", `/position_items/${items[0]?.id}`, { price: "2" }],
    };
  },
  "estimate, to which a line is added": async (installation) => {
    const { at, path, added } = await begun(installation);
    const id = path.split("/").at(-1);
    return { at: `${at}/delete/estimate-${id}`, path, meanwhile: added };
  },
};

for (const [what, prepare] of Object.entries(deletions)) {
  test(`what a colleague changes while it is asked about stays: a ${what}`, async ({
    page,
    installation,
  }) => {
    const admin = await callerAt(installation, signIns.admin);
    const { at, path, meanwhile } = await prepare(installation, admin);
    await letIn(page, "admin");
    await page.goto(at);
    const asked = page.getByRole("dialog");
    const [method, changed, body] = meanwhile;
    const answer = await admin(method, changed, { body });
    expect(answer.status, answer.text).toBeLessThan(300);

    await button(asked, "Jā").click();
    await expect(asked.getByRole("alert")).toContainText("kaut kas ir mainījies, tāpēc nekas nav izdzēsts");
    // It was not deleted: the next Yes, which knows of the change, finds it there.
    await button(asked, "Jā").click();
    await expect(asked).toBeHidden();
    await expect(notice(page, /dzēst|noņemt|nevar pieslēgties|izņemt/)).toBeVisible();
    await expect(notice(page, "Šis ieraksts jau ir izdzēsts")).toBeHidden();
    expect((await admin("DELETE", path)).status).toBe(404);
  });
}

test("what is put back is not put back over a colleague's decision", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const id = await made(admin, "/register", { name: "Jana Jauna", email: "jana@demo.test", role_id: 2 });
  await letIn(page, "admin");
  await page.goto("/users?q=Jana");
  await page.getByRole("switch", { name: "Jana Jauna: aktīvs" }).click();
  const undo = button(notice(page, "Lietotājs vairs nevar pieslēgties"), "Atsaukt");
  for (const is_active of [true, false]) await admin("PATCH", `/users/${id}`, { body: { is_active } });
  await undo.click();
  await expect(notice(page, "Šos datus pa to laiku mainīja kolēģis")).toBeVisible();
  expect((await admin("GET", `/users/${id}`)).json().data.is_active).toBe(false);
});

test("what a colleague changes elsewhere in an estimate stops no deletion", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { estimate, stage, position } = await begunEstimate(installation, [line]);
  const another = { estimate_id: estimate.id, name: "Plakāts", estimate_stage_id: stage.id };
  const id = await made(admin, "/positions", another);
  await letIn(page, "admin");
  await page.goto(`/estimate/${estimate.id}/delete/position-${id}`);
  await admin("PATCH", `/positions/${position.id}`, { body: { name: "Skrejlapa" } });
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(page).toHaveURL(new RegExp(`/estimate/${estimate.id}$`));
});
