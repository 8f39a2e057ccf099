import { expect, open } from "../support/browser";
import { enterAs, test } from "../support/browser-spec-backend";
import { button, choice, dialog, link, notice, row, textbox } from "../support/browser-words";
import { greyPng } from "../support/pictures";

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
  await expect(form.getByRole("img", { name: "Attēls 2 no 2" })).toBeVisible();
  expect(backend.store.products.get(2)).toMatchObject({ code: "PUD-1", default_measure_unit_id: 2 });
  await chooser.setInputFiles([picture("sāns.png")]);
  await expect(form.getByRole("img", { name: "Attēls 3 no 3" })).toBeVisible();
  const readAnew = page.waitForResponse(
    (response) => response.request().method() === "GET" && response.url().includes(".data"),
  );
  await button(form, "Dzēst: attēls 1").click();
  await expect(form.getByRole("img")).toHaveCount(2);
  await expect(notice(page, "Attēls dzēsts")).toBeVisible();
  await readAnew;
  await textbox(form, "Nosaukums latviski").fill("Stikla krūze");
  await button(form, "Saglabāt").click();
  await expect(row(page, "Stikla krūze")).toContainText("st.");
  expect(backend.store.products.get(2).files).toHaveLength(2);

  await test.step("an order that this backend does not know is said not to be kept", async () => {
    await open(page, "/stock/products/2");
    await button(dialog(page, "Stikla krūze"), "Pārvietot atpakaļ: attēls 1").click();
    await expect(notice(page, "Uzņēmuma serveris šo nepiedāvā")).toBeVisible();
  });
});
