import { bareProject } from "../support/bare-project.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { line } from "../support/estimate-words.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, dialog, link, notice, textbox } from "../support/page-words.ts";
import { pictures } from "../support/pictures.ts";

const told = "ir pieslēdzies cits lietotājs, tāpēc nekas nav saglabāts";

/** Somebody else signs in in another tab of the same browser. */
async function signsIn(page: Page, who: keyof typeof signIns): Promise<void> {
  const other = await page.context().newPage();
  await letIn(other, who);
  await other.goto("/update-user-information");
  await expect(textbox(other, "E-pasts")).toHaveValue(signIns[who]);
  await other.close();
}

test("what one began is not saved as another, and waits until its sender is back", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await open(page, "/clients/1/data");
  await textbox(page, "Īsais nosaukums").fill("Pīlādzis");
  await signsIn(page, "user");
  for (const _ of ["once", "and once more"]) {
    await button(page, "Saglabāt").click();
    await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
    await expect(textbox(page, "Īsais nosaukums")).toHaveValue("Pīlādzis");
  }
  expect((await admin("GET", "/customers/1")).text).not.toContain("Pīlādzis");
  await signsIn(page, "admin");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  expect((await admin("GET", "/customers/1")).text).toContain("Pīlādzis");
});

test("a question that one was asked is not answered by another", async ({ page, installation }) => {
  const id = await bareProject(installation, "Skiču grāmata");
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await open(page, `/projects/${id}/data/delete`);
  await signsIn(page, "user");
  await button(page.getByRole("dialog"), "Jā").click();
  await expect(page.getByRole("alert")).toContainText(told);
  expect((await admin("GET", `/projects/${id}`)).status).toBe(200);
});

test("anyone who may not see the page is told as well", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await open(page, "/clients/1/data");
  await textbox(page, "Īsais nosaukums").fill("Pīlādzis");
  await signsIn(page, "employee");
  await button(page, "Saglabāt").click();
  await expect(page.getByRole("alert")).toContainText(told);
  await expect(textbox(page, "Īsais nosaukums")).toHaveValue("Pīlādzis");
  expect((await admin("GET", "/customers/1")).text).not.toContain("Pīlādzis");
});

test("files are not taken in another name", async ({ page, installation }) => {
  const begun = await begunEstimate(installation);
  await letIn(page, "admin");
  await open(page, `/estimate/${begun.estimate.id}/files/add`);
  const form = page.getByRole("dialog");
  const picture = { name: "skice.png", mimeType: "image/png", buffer: Buffer.from(pictures.png) };
  await page.locator("input[type=file]").setInputFiles(picture);
  await textbox(form, "Apraksts").fill("Pirmā skice");
  await signsIn(page, "user");
  await button(form, "Pievienot").click();
  await expect(form).toContainText(told);
  const { data } = (await begun.admin("GET", `/estimates/${begun.estimate.id}`)).json();
  expect(data.files).toEqual([]);
  await signsIn(page, "admin");
  await button(form, "Pievienot").click();
  await expect(page).toHaveURL(new RegExp(`/estimate/${begun.estimate.id}\\??$`));
  await expect(page.getByText("Pirmā skice")).toBeVisible();
});

test("an estimate does not save itself as another person", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: "1", quantity: 1500 }]);
  await letIn(page, "admin");
  await open(page, `/estimate/${begun.estimate.id}`);
  await signsIn(page, "user");
  const price = textbox(line(page, "Buklets", 0), "Cena");
  await price.fill("2,75");
  await price.blur();
  await expect(page.getByText(told).first()).toBeVisible();
  await expect(price).toHaveValue("2,75");
  const { text } = await begun.admin("GET", `/estimates/${begun.estimate.id}`);
  expect(text).not.toContain("2.75");
});

test("what one did is not taken back by another", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  await letIn(page, "admin");
  await open(page, "/clients/1/data/delete");
  await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
  await expect(notice(page, "Klients arhivēts")).toBeVisible();
  await signsIn(page, "user");
  // The page becomes the other person's: nothing was typed in it.
  const reloaded = page.waitForEvent("load");
  await button(page, "Atsaukt").click();
  await reloaded;
  await expect(notice(page, "Klients atjaunots")).toBeHidden();
  expect((await admin("GET", "/customers/1")).json().data.is_archived).toBe(true);
});

test("a page that another person came to without anything typed becomes theirs", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/clients");
  await signsIn(page, "user");
  const reloaded = page.waitForEvent("load");
  await link(page.getByRole("navigation", { name: "Izvēlne" }), "Projekti").click();
  await reloaded;
  await open(page, "/clients/1/data");
  await textbox(page, "Īsais nosaukums").fill("Pīlādzis");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(dialog(page, /./)).toBeHidden();
});
