import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, fillLogin, letIn, open, type Page, test } from "../support/browser.ts";
import { type Caller, callerAt, password, signIns, type TestInstallation } from "../support/installation.ts";
import { button, dialog, link, notice, textbox } from "../support/page-words.ts";
import { greyPng } from "../support/pictures.ts";

/** A new client, and somebody who types its address. */
async function typing(
  page: Page,
  installation: TestInstallation,
): Promise<{ admin: Caller; path: string; row: string }> {
  const admin = await callerAt(installation, signIns.admin);
  const made = await admin("POST", "/customers", { body: { name: "Cenu klients", short_name: "Cenas" } });
  expect(made.status).toBe(201);
  const { id } = made.json().data;
  await letIn(page, "user");
  await open(page, `/clients/${id}/data`);
  await address(page).fill("Jauna iela 1");
  return { admin, path: `/clients/${id}/data`, row: `/customers/${id}` };
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
  const admin = await callerAt(installation, signIns.admin);
  expect((await admin("DELETE", "/customers/1")).json().data.outcome).toBe("archived");
  await letIn(page, "user");
  await open(page, "/clients/1/data");
  await address(page).fill("Jauna iela 1");
  await context.clearCookies();
  await button(page, "Atjaunot").click();
  await expect(
    notice(page, "Sesija ir beigusies. Pieslēdzieties citā cilnē un saglabājiet vēlreiz"),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/clients\/1\/data$/);
  await expect(address(page)).toHaveValue("Jauna iela 1");
  expect((await admin("GET", "/customers/1")).json().data.is_archived).toBe(true);
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
  const { admin, row } = await typing(page, installation);
  const email = "kolegis@druka.lv";
  expect((await admin("PATCH", row, { body: { email } })).status).toBe(200);
  await link(page, "Pārvaldīt bankas").click();
  const banks = dialog(page, "Bankas");
  await textbox(banks, "Bankas nosaukums").fill("Ziedu banka");
  await textbox(banks, "SWIFT kods").fill("ZIEDLV22");
  await button(banks, "Pievienot").click();
  await expect(notice(page, "Banka pievienota")).toBeVisible();
  await link(banks, "Aizvērt").first().click();
  await expect(address(page)).toHaveValue("Jauna iela 1");
  await button(page, "Saglabāt").click();
  await expect(notice(page, /E-pasts/)).toBeVisible();
  const saved = (await admin("GET", row)).json().data;
  expect(saved).toMatchObject({ email, address: "Jauna iela 1" });
});
