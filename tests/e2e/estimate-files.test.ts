import { open as openFile } from "node:fs/promises";
import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, fillLogin, letIn, open, type Page, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { password, signIns } from "../support/installation.ts";
import { button, dialog, link, notice, textbox } from "../support/page-words.ts";
import { pdf } from "../support/pdf.ts";
import { greyPng } from "../support/pictures.ts";

const order = { name: "Pasūtījums.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) };
const sketch = { name: "Skice.png", mimeType: "image/png", buffer: Buffer.from(greyPng(30, 20)) };
const fake = { name: "viltus.pdf", mimeType: "application/pdf", buffer: Buffer.from("<script>1</script>") };

const files = (page: Page) => page.getByRole("list", { name: "Faili" }).getByRole("listitem");
const adding = (page: Page) => dialog(page, "Pievienot failu");
const choose = (page: Page, file: typeof order) =>
  adding(page).locator("input[type=file]").setInputFiles(file);

async function addFile(page: Page, file: typeof order, description: string): Promise<void> {
  await link(page, "Pievienot failu").click();
  await choose(page, file);
  await textbox(adding(page), "Apraksts").fill(description);
  await button(adding(page), "Pievienot").click();
  await expect(notice(page, "Fails pievienots")).toBeVisible();
  await expect(adding(page)).toBeHidden();
}

/** A file of this many bytes on the disk, where the browser takes it from. */
async function largeFile(size: number): Promise<string> {
  const path = test.info().outputPath("liels.pdf");
  const file = await openFile(path, "w");
  await file.truncate(size);
  await file.close();
  return path;
}

test("files are added with what is said of them, described again, saved and deleted", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation);
  await letIn(page, "user");
  await openEstimate(page, begun);
  await expect(page.getByText("Šeit būs tāmes faili", { exact: false })).toBeVisible();
  await addFile(page, order, "Klienta pasūtījums");
  await addFile(page, sketch, "");
  await expect(files(page)).toHaveCount(2);
  await expect(files(page).first()).toContainText("Klienta pasūtījums");
  await expect(files(page).first()).toContainText("1 kB");

  const saving = page.waitForEvent("download");
  await link(page, order.name).click();
  expect((await saving).suggestedFilename()).toBe(order.name);

  await link(page, `Mainīt aprakstu: ${sketch.name}`).click();
  const form = dialog(page, "Faila apraksts");
  await textbox(form, "Apraksts").fill("Vāka skice");
  await button(form, "Saglabāt").click();
  await expect(files(page).last()).toContainText("Vāka skice");

  await link(page, `Mainīt aprakstu: ${order.name}`).click();
  await textbox(form, "Apraksts").fill("");
  await button(form, "Saglabāt").click();
  await expect(page.getByText("Klienta pasūtījums")).toHaveCount(0);

  await link(page, `Mainīt aprakstu: ${order.name}`).click();
  await link(form, "Dzēst").click();
  const sure = dialog(page, "Vai tiešām turpināt?");
  await expect(sure).toContainText(order.name);
  await button(sure, "Jā").click();
  await expect(notice(page, "Fails dzēsts")).toBeVisible();
  await expect(files(page)).toHaveCount(1);
});

test("nothing chosen adds nothing, and what is no file of an estimate is refused in words", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation);
  await letIn(page, "user");
  await open(page, `/estimate/${begun.estimate.id}/files/add`);
  const form = adding(page);
  await expect(form).toContainText("līdz 20 MB");
  await button(form, "Pievienot").click();
  await expect(form).toContainText("Izvēlieties failu, ko pievienot");
  await expect(button(form, "Izvēlēties failu")).toBeFocused();
  await expect(button(form, "Izvēlēties failu")).toHaveAccessibleDescription(
    "Izvēlieties failu, ko pievienot",
  );
  await choose(page, { name: "teksts.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
  await expect(form).toContainText("teksts.txt: Derīgi ir tikai JPEG, PNG un WebP attēli un PDF");
  await form.locator("input[type=file]").setInputFiles(await largeFile(20 * 1024 * 1024 + 1));
  await expect(form).toContainText("liels.pdf: Fails ir lielāks par 20 MB");

  await choose(page, fake);
  await textbox(form, "Apraksts").fill("Pasūtījums");
  await button(form, "Pievienot").click();
  await expect(form.getByRole("alert")).toContainText("viltus.pdf: Derīgi ir tikai JPEG");
  await button(form, "Mēģināt vēlreiz").click();
  await expect(form.getByRole("alert")).toContainText("viltus.pdf: Derīgi ir tikai JPEG");
  await button(form, "Noņemt: viltus.pdf").click();
  await choose(page, order);
  await button(form, "Nepievienot: Pasūtījums.pdf").click();
  await choose(page, sketch);
  await button(form, "Pievienot").click();
  await expect(files(page)).toHaveText(/Skice\.png.*Pasūtījums/);
});

test("a file is there once when it is sent again as its answer was lost", async ({ page, installation }) => {
  const begun = await begunEstimate(installation);
  await letIn(page, "user");
  await openEstimate(page, begun);
  await page.evaluate(() => {
    const { prototype } = XMLHttpRequest;
    const { send } = prototype;
    prototype.send = function (body) {
      prototype.send = send;
      this.onload = () => this.onerror?.(new ProgressEvent("error"));
      send.call(this, body);
    };
  });
  await link(page, "Pievienot failu").click();
  await choose(page, order);
  await textbox(adding(page), "Apraksts").fill("Pasūtījums");
  await button(adding(page), "Pievienot").click();
  await expect(adding(page).getByRole("alert")).toContainText("Tīkla kļūda");
  await button(adding(page), "Mēģināt vēlreiz").click();
  await expect(files(page)).toHaveText(/Pasūtījums\.pdf.*Pasūtījums/);
});

test("who described a file meanwhile is heard, and an approved estimate takes files", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: 1, quantity: 1 }]);
  const path = `/estimates/${begun.estimate.id}`;
  await begun.admin("PATCH", path, { body: { is_approved: true } });
  await letIn(page, "user");
  await openEstimate(page, begun);
  await addFile(page, order, "Pirmais");
  await link(page, `Mainīt aprakstu: ${order.name}`).click();
  const form = dialog(page, "Faila apraksts");
  await textbox(form, "Apraksts").fill("Mans");
  const [file] = (await begun.admin("GET", path)).json().data.files;
  await begun.admin("PATCH", `${path}/files/${file.id}`, { body: { description: "Kolēģa" } });
  await button(form, "Saglabāt").click();
  await expect(form.getByRole("alert").filter({ hasText: "Kolēģa" })).toBeVisible();
  await expect(textbox(form, "Apraksts")).toHaveValue("Mans");
  await button(form, "Saglabāt").click();
  await expect(files(page)).toContainText("Mans");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "en-GB" });

  test("files are added, refused at their field, described and deleted", async ({ page, installation }) => {
    const begun = await begunEstimate(installation);
    await page.goto(`/estimate/${begun.estimate.id}`);
    await fillLogin(page, signIns.user, password);
    await link(page, "Pievienot failu").click();
    const form = adding(page);
    await button(form, "Pievienot").click();
    // In the person's language, not in that of the browser.
    await expect(form.locator("input[type=file]")).toHaveAccessibleDescription("Šis lauks ir obligāts");
    await choose(page, fake);
    await button(form, "Pievienot").click();
    await expect(form.locator("input[type=file]")).toHaveAccessibleDescription(
      "Derīgi ir tikai JPEG, PNG un WebP attēli un PDF",
    );
    await choose(page, order);
    await textbox(form, "Apraksts").fill("Klienta pasūtījums");
    await button(form, "Pievienot").click();
    await expect(files(page)).toContainText("Klienta pasūtījums");

    await link(page, `Mainīt aprakstu: ${order.name}`).click();
    await textbox(dialog(page, "Faila apraksts"), "Apraksts").fill("Līgums");
    await button(dialog(page, "Faila apraksts"), "Saglabāt").click();
    await expect(files(page)).toContainText("Līgums");
    await link(page, `Dzēst failu: ${order.name}`).click();
    await button(dialog(page, "Vai tiešām turpināt?"), "Jā").click();
    await expect(files(page)).toHaveCount(0);
  });
});
