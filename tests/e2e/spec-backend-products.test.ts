import type { Request } from "@playwright/test";
import { expect, open } from "../support/browser.ts";
import { enterAs, test } from "../support/browser-spec-backend.ts";
import { intercept } from "../support/intercept.ts";
import { button, choice, dialog, link, notice, row, textbox } from "../support/page-words.ts";
import { greyPng } from "../support/pictures.ts";
import { deleteSurely } from "../support/two-steps.ts";

const picture = (name: string) => ({ name, mimeType: "image/png", buffer: Buffer.from(greyPng(20, 20)) });

test("a product and its images are kept by a backend of the specification", async ({ page, backend }) => {
  await enterAs(page, "ilze", "/stock/products");
  await link(page, "Pievienot produktu").click();
  const making = dialog(page, "Jauns produkts");
  await textbox(making, "Kods").fill("PUD-1");
  await textbox(making, "Nosaukums latviski").fill("Stikla pudele");
  await choice(making, "Mērvienība").selectOption({ label: "st." });
  const chooser = page.getByRole("dialog").locator("input[type=file]");
  await chooser.setInputFiles([picture("priekša.png"), picture("aizmugure.png")]);
  await button(making, "Pievienot").click();

  const form = dialog(page, "Stikla pudele");
  await expect(form.getByRole("img", { name: "2. attēls no 2" })).toBeVisible();
  expect(backend.store.products.get(2)).toMatchObject({ code: "PUD-1", default_measure_unit_id: 2 });
  await chooser.setInputFiles([picture("sāns.png")]);
  await expect(form.getByRole("img", { name: "3. attēls no 3" })).toBeVisible();
  await deleteSurely(page, "1. attēls");
  await expect(form.getByRole("img")).toHaveCount(2);
  await expect(notice(page, "Attēls dzēsts")).toBeVisible();
  await textbox(form, "Nosaukums latviski").fill("Stikla krūze");
  await button(form, "Saglabāt").click();
  await expect(row(page, "Stikla krūze")).toContainText("st.");
  expect(backend.store.products.get(2).files).toHaveLength(2);

  await test.step("an order that this backend does not know is said not to be kept", async () => {
    await open(page, "/stock/products/2");
    await button(dialog(page, "Stikla krūze"), "Pārvietot atpakaļ: 1. attēls").click();
    await expect(notice(page, "Uzņēmuma serveris šo nepiedāvā")).toBeVisible();
  });
});

test("what is saved while a pressed button has the page read is seen in the list", async ({
  page,
  backend,
}) => {
  const files = [1, 2].map((id) => ({ id, url: `/api/storage/${id}` }));
  backend.store.products.change(1, { files });
  await enterAs(page, "ilze", "/stock/products/1");
  const form = dialog(page, "Krūze ar apdruku");
  const [sent, read] = [1, 2].map(() => Promise.withResolvers<void>());
  const isReading = (request: Request) => request.method() === "GET" && request.url().includes(".data");
  const isForm = (request: Request) => request.method() === "POST" && !request.url().includes("/images");
  // The reading after the image is on its way until the form is, and the form until that reading is there.
  await intercept(page, /\.data/, async (route) => {
    if (isReading(route.request())) await sent?.promise;
    if (isForm(route.request())) {
      sent?.resolve();
      await read?.promise;
    }
    await route.continue();
  });
  const arrived = (request: Request) => isReading(request) && read?.resolve();
  page.on("requestfinished", arrived);
  page.on("requestfailed", arrived);
  await deleteSurely(page, "1. attēls");
  await expect(form.getByRole("img")).toHaveCount(1);
  await textbox(form, "Nosaukums latviski").fill("Liela krūze");
  await button(form, "Saglabāt").click();
  await expect(row(page, "Liela krūze")).toBeVisible();
});
