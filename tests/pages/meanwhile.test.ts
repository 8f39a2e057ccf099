import { begunEstimate } from "../support/begun-estimate.ts";
import { type Caller, callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, choice, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** What a colleague does meanwhile to what somebody without scripts has open. */
const changed = "Šos datus pa to laiku mainīja kolēģis";
const gone = "Šo ierakstu kolēģis pa to laiku ir izdzēsis";

const adminOf = (installation: TestInstallation): Promise<Caller> => callerAt(installation, signIns.admin);

test("a text that one did not touch stays as a colleague worded it, however often one saves", async ({
  page,
  installation,
}) => {
  const admin = await adminOf(installation);
  const { languages } = (await admin("GET", "/system-config")).json().data;
  const { id } = languages.find(({ code }: { code: string }) => code === "lv");
  const own = (key: string) => textbox(page, `Jūsu teksts: ${key}`);
  const worded = async (translations: Record<string, string>) => {
    expect((await admin("PATCH", `/languages/${id}`, { body: { translations } })).status).toBe(200);
  };
  await letIn(page, "admin");
  await page.goto("/settings/texts?q=clients.a");
  await own("clients.add").fill("Jauns klients");
  await worded({ "clients.address": "Kur atrodas", "clients.add": "Pievienot pasūtītāju" });
  await button(page, "Saglabāt").first().click();
  await expect(page.getByRole("alert").filter({ hasText: changed })).toBeVisible();
  await expect(own("clients.address")).toHaveValue("Kur atrodas");
  await expect(own("clients.add")).toHaveValue("Jauns klients");
  await button(page, "Saglabāt").first().click();
  await expect(page.getByText("Veiksmīgi saglabāts!")).toBeVisible();
  await expect(own("clients.address")).toHaveValue("Kur atrodas");
  await expect(own("clients.add")).toHaveValue("Jauns klients");
});

const aClient = { name: "Dzirnavas, SIA", short_name: "Dzirnavas", address: "Jelgava" };

test("what was typed of a client that is deleted meanwhile stands on the page that says so", async ({
  page,
  installation,
}) => {
  const admin = await adminOf(installation);
  const { id } = (await admin("POST", "/customers", { body: aClient })).json().data;
  await letIn(page, "user");
  await page.goto(`/clients/${id}/data`);
  await textbox(page, "Juridiskā adrese").fill("Brīvības iela 1, Rīga");
  expect((await admin("DELETE", `/customers/${id}`)).status).toBe(200);
  await button(page, "Saglabāt").click();
  const said = page.getByRole("main");
  await expect(said).toContainText(gone);
  await expect(said.getByRole("term")).toHaveText(["Juridiskā adrese"]);
  await expect(said.getByRole("definition")).toHaveText("Brīvības iela 1, Rīga");
});

test("what was typed in a dialog whose row is deleted meanwhile stands in its place", async ({
  page,
  installation,
}) => {
  const admin = await adminOf(installation);
  const body = { name: "Gravēšana", color: "#336699" };
  const { id } = (await admin("POST", "/work-types", { body })).json().data;
  await letIn(page, "admin");
  await page.goto(`/stock/vacancies/${id}`);
  await textbox(page.getByRole("dialog"), "Nosaukums").fill("Lāzergravēšana");
  expect((await admin("DELETE", `/work-types/${id}`)).status).toBe(200);
  await button(page.getByRole("dialog"), "Saglabāt").click();
  await expect(page.getByRole("dialog")).toContainText(gone);
  await expect(page.getByRole("definition")).toHaveText("Lāzergravēšana");
});

test("what was typed for a new line of an estimate that is approved meanwhile can be read, and why", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await begunEstimate(installation, [{ name: "Druka", price: 1, quantity: 1 }]);
  await letIn(page, "admin");
  await page.goto(`/estimate/${estimate.id}`);
  const added = choice(page, "Jauna rinda");
  await added.fill("Vāka zīmējums < A5");
  const body = { is_approved: true };
  expect((await admin("PATCH", `/estimates/${estimate.id}`, { body })).status).toBe(200);
  await button(page, "Pievienot").click();
  await expect(page.getByText("Tāme ir apstiprināta. Lai to mainītu, vispirms")).toBeVisible();
  const held = page.getByRole("alert").filter({ hasText: "pa to laiku apstiprināja" });
  await expect(held).toContainText("Buklets");
  await expect(held).toContainText("Jauna rinda: Vāka zīmējums < A5");
});
