import { readerOf, sentLink } from "../api/online/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import { container } from "../support/container.ts";
import type { TestInstallation } from "../support/installation.ts";
import { button, choice, dialog, link, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

async function sent(installation: TestInstallation) {
  const { admin, estimate } = await billable(installation);
  const path = `/estimates/${estimate.id}`;
  const token = await sentLink({ installation, admin, path });
  const now = async () => (await admin("GET", path)).json().data;
  return { admin, estimate, path, token, now, reader: readerOf(installation, token) };
}

const signed = { name: "tāme.edoc", mimeType: "application/octet-stream", buffer: Buffer.from(container) };
const other = { name: "tāme.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") };

test("a signed document is sent at the link, confirmed inside, and is the acceptance", async ({
  page,
  installation,
}) => {
  const { token, estimate, reader, now } = await sent(installation);
  await page.goto(`/d/${token}`);
  const region = page.getByRole("region", { name: "Apstiprināšana" });
  const signing = () => region.locator("#sign");
  await signing().locator("summary").click();
  await expect(signing().locator("input[type=file]")).toHaveAttribute("required");
  await expect(signing().getByText("Parakstītais dokuments *", { exact: true })).toBeVisible();
  await button(signing(), "Nosūtīt parakstīto dokumentu").click();
  await expect(signing().getByText("Šis lauks ir obligāts")).toBeVisible();
  textbox(signing(), "Vārds, uzvārds").fill("Jānis Bērziņš");
  signing().locator("input[type=file]").setInputFiles(other);
  await button(signing(), "Nosūtīt parakstīto dokumentu").click();
  await expect(signing().getByText("Der PDF, .edoc vai .asice dokuments")).toBeVisible();
  expect(textbox(signing(), "Vārds, uzvārds").inputValue()).toBe("Jānis Bērziņš");
  signing().locator("input[type=file]").setInputFiles(signed);
  await button(signing(), "Nosūtīt parakstīto dokumentu").click();
  await expect(region.getByText(/Parakstītais dokuments ir saņemts/)).toBeVisible();
  await expect(link(page, /^tāme\.edoc/)).toBeVisible();
  expect((await now()).is_approved).toBe(false);

  await letIn(page, "user");
  await page.goto(`/estimate/${estimate.id}`);
  await expect(page.getByText(/dokumentu atsūtīja Jānis Bērziņš/)).toBeVisible();
  await link(page, "Apstiprināt ar šo dokumentu").click();
  const asked = dialog(page, "Klients apstiprināja citādi");
  expect(textbox(asked, "Kurš apstiprināja").inputValue()).toBe("Jānis Bērziņš");
  await button(asked, "Apstiprināt tāmi").click();
  await expect(page.getByText("Ierakstīja", { exact: false })).toBeVisible();
  expect((await now()).is_approved).toBe(true);
  expect((await reader("GET")).json().data.state).toBe("accepted");
});

test("an order of the client's own is noted with its document, and what was typed stays where it is refused", async ({
  page,
  installation,
}) => {
  const { estimate, now } = await sent(installation);
  await letIn(page, "user");
  await page.goto(`/estimate/${estimate.id}`);
  await link(page, "Klients apstiprināja citādi").click();
  const asked = () => dialog(page, "Klients apstiprināja citādi");
  const file = () => asked().locator("input[type=file]");
  textbox(asked(), "Kurš apstiprināja").fill("Jānis Bērziņš");
  // What is signed elsewhere is nothing without its file; an order is one.
  await expect(file()).not.toHaveAttribute("required");
  await choice(asked(), "Kā apstiprināja").selectOption("Ar parakstītu dokumentu");
  await button(asked(), "Apstiprināt tāmi").click();
  await expect(file()).toHaveAttribute("required");
  await choice(asked(), "Kā apstiprināja").selectOption("Ar savu pasūtījumu");
  asked().locator("input[type=file]").setInputFiles(signed);
  await button(asked(), "Apstiprināt tāmi").click();
  await expect(asked().getByText("Šis lauks ir obligāts")).toBeVisible();
  expect(textbox(asked(), "Kurš apstiprināja").inputValue()).toBe("Jānis Bērziņš");
  textbox(asked(), "Klienta pasūtījuma numurs").fill("PO-7");
  asked().locator("input[type=file]").setInputFiles(other);
  await button(asked(), "Apstiprināt tāmi").click();
  await expect(asked().getByText("Der PDF, .edoc vai .asice dokuments")).toBeVisible();
  expect((await now()).is_approved).toBe(false);
  asked().locator("input[type=file]").setInputFiles(signed);
  await button(asked(), "Apstiprināt tāmi").click();
  await expect(page.getByText(/Pasūtījums PO-7/)).toBeVisible();
  await expect(link(page, "tāme.edoc")).toBeVisible();
  expect((await now()).is_approved).toBe(true);
  await expect(link(page, "Klients apstiprināja citādi")).toHaveCount(0);
});

test("what a colleague changes meanwhile is not approved unseen", async ({ page, installation }) => {
  const { admin, path, estimate, now } = await sent(installation);
  await letIn(page, "user");
  await page.goto(`/estimate/${estimate.id}/accepted`);
  const asked = () => dialog(page, "Klients apstiprināja citādi");
  textbox(asked(), "Kurš apstiprināja").fill("Jānis");
  textbox(asked(), "Klienta pasūtījuma numurs").fill("PO-7");
  await admin("PATCH", path, { body: { discount: "50" } });
  await button(asked(), "Apstiprināt tāmi").click();
  await expect(asked()).toBeVisible();
  expect((await now()).is_approved).toBe(false);
  await button(asked(), "Apstiprināt tāmi").click();
  expect((await now()).is_approved).toBe(true);
});
