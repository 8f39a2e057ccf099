import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, fillLogin, letIn, open, type Page, test } from "../support/browser.ts";
import { type Caller, callerAt, password, signIns, type TestInstallation } from "../support/installation.ts";
import { button, dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { greyPng } from "../support/pictures.ts";

/** A client with a price of its own, and somebody who types its address. */
async function typing(page: Page, installation: TestInstallation): Promise<{ admin: Caller; path: string }> {
  const admin = await callerAt(installation, signIns.admin);
  const made = async (path: string, body: object) => {
    const answer = await admin("POST", path, { body });
    expect(answer.status).toBe(201);
    return answer.json().data.id;
  };
  const id = await made("/customers", { name: "Cenu klients", short_name: "Cenas" });
  const item = { type_id: 1, name: "Žurnāla salikums", measure_unit_id: 2, price: "80" };
  const stock_item_id = await made("/stock_items", item);
  const price = { body: { stock_item_id, price: "70" } };
  expect((await admin("POST", `/${id}/customer_stock_item_prices`, price)).status).toBeLessThan(300);
  await letIn(page, "user");
  await open(page, `/clients/${id}/data`);
  await address(page).fill("Jauna iela 1");
  return { admin, path: `/clients/${id}/data` };
}

const address = (page: Page) => textbox(page, "Juridiskā adrese");

test("a page that is read again once its session has ended keeps what is typed", async ({
  page,
  context,
  installation,
}) => {
  const isLive = page.waitForEvent("websocket");
  const { admin, path } = await typing(page, installation);
  await isLive;
  await context.clearCookies();
  const asked = page.waitForResponse((answer) => answer.url().includes(`${path}.data`));
  const { colors } = (await admin("GET", "/companies/1")).json().data;
  const body = { colors: { ...colors, primary_color: "#0B5D1E" } };
  expect((await admin("PATCH", "/companies/1", { body })).status).toBe(200);
  expect((await asked).status()).toBe(202);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(address(page)).toHaveValue("Jauna iela 1");
});

test("a button of a page whose session has ended does not take away what is typed beside it", async ({
  page,
  context,
  installation,
}) => {
  const { path } = await typing(page, installation);
  await context.clearCookies();
  await button(page, "Noņemt: Žurnāla salikums").click();
  await expect(
    notice(page, "Sesija ir beigusies. Pieslēdzieties citā cilnē un saglabājiet vēlreiz"),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(address(page)).toHaveValue("Jauna iela 1");
  await expect(row(page, "Žurnāla salikums")).toContainText("70,00 €");
});

const sketch = { name: "Skice.png", mimeType: "image/png", buffer: Buffer.from(greyPng(30, 20)) };

test("a file whose sender's session has ended leads to the login and back, with what is said of it", async ({
  page,
  context,
  installation,
}) => {
  const begun = await begunEstimate(installation);
  const address = `/estimate/${begun.estimate.id}/files/add`;
  await letIn(page, "user");
  await open(page, address);
  const form = dialog(page, "Pievienot failu");
  await form.locator("input[type=file]").setInputFiles(sketch);
  await textbox(form, "Apraksts").fill("Vāka skice");
  await context.clearCookies();
  await button(form, "Pievienot").click();
  await expect(page).toHaveURL(/\/login\?to=/);
  await expect(notice(page, "Pieslēdzieties, un veidlapa būs aizpildīta")).toBeVisible();
  await fillLogin(page, signIns.user, password);
  await expect(page).toHaveURL(new RegExp(address));
  await expect(notice(page, "Failus izvēlieties vēlreiz: Skice.png")).toBeVisible();
  await expect(textbox(form, "Apraksts")).toHaveValue("Vāka skice");
  await form.locator("input[type=file]").setInputFiles(sketch);
  await button(form, "Pievienot").click();
  await expect(notice(page, "Fails pievienots")).toBeVisible();
  const { data } = (await begun.admin("GET", `/estimates/${begun.estimate.id}`)).json();
  expect(data.files).toMatchObject([{ name: "Skice.png", description: "Vāka skice" }]);
});

test("an image whose sender's session has ended waits until they have signed in elsewhere", async ({
  page,
  context,
}) => {
  await letIn(page, "admin");
  await open(page, "/stock/products/1");
  const form = dialog(page, /./);
  await textbox(form, "Kods").fill("JAUNS-1");
  await context.clearCookies();
  await form.locator("input[type=file]").setInputFiles(sketch);
  const failed = form.getByRole("alert");
  await expect(failed).toContainText("Skice.png: Sesija ir beigusies");
  const elsewhere = context.waitForEvent("page");
  await link(failed, "Pieslēgties citā cilnē").click();
  const login = await elsewhere;
  await fillLogin(login, signIns.admin, password);
  await expect(login).toHaveURL(/\/stock\/products\/1$/);
  await button(failed, "Mēģināt vēlreiz").click();
  await expect(failed).toHaveCount(0);
  await expect(textbox(form, "Kods")).toHaveValue("JAUNS-1");
});

test("what is typed in a page stays where a dialog over it is saved after a colleague's change", async ({
  page,
  installation,
}) => {
  const { admin, path } = await typing(page, installation);
  const email = "kolegis@druka.lv";
  expect((await admin("PATCH", path.replace("clients", "customers"), { body: { email } })).status).toBe(200);
  await link(page, "Žurnāla salikums").click();
  const form = dialog(page, "Klienta cena");
  await textbox(form, "Klienta cena").fill("65");
  await button(form, "Saglabāt").click();
  await expect(row(page, "Žurnāla salikums")).toContainText("65,00 €");
  await expect(address(page)).toHaveValue("Jauna iela 1");
  await button(page, "Saglabāt").click();
  await expect(notice(page, /E-pasts/)).toBeVisible();
  const saved = (await admin("GET", path.replace("clients", "customers"))).json().data;
  expect(saved).toMatchObject({ email, address: "Jauna iela 1" });
});
