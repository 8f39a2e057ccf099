import { linkIn, newestMail } from "../api/online/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { button, dialog, link, notice, textbox } from "../support/page-words.ts";

const customer = "birojs@klients.lv";
const phone = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

test("an estimate is sent, asked about on a phone, answered, and accepted by a code", async ({
  page,
  installation,
  newBrowser,
}) => {
  const { admin, estimate } = await billable(installation);
  const { project } = (await admin("GET", `/estimates/${estimate.id}`)).json().data;
  await admin("PATCH", `/customers/${project.customer.id}`, { body: { email: customer } });
  await letIn(page, "admin");
  await open(page, `/estimate/${estimate.id}`);
  await link(page, "Nosūtīt").click();
  const mail = dialog(page, `Nosūtīt ${estimate.estimate_nr}`);
  await expect(mail.getByRole("checkbox", { name: "Pievienot saiti uz dokumentu" })).toBeChecked();
  await textbox(mail, "Temats").fill("Jūsu tāme");
  await button(mail, "Nosūtīt").click();
  await expect(notice(page, customer)).toBeVisible();
  const sent = page.getByRole("listitem").filter({ hasText: customer });
  await expect(sent).toContainText("Nav atvērts");

  const client = await newBrowser(phone);
  await client.goto(`/d/${linkIn(await newestMail(installation, "Jūsu tāme"))}`);
  await expect(client.getByRole("heading", { name: `Tāme ${estimate.estimate_nr}` })).toBeVisible();
  await expect(client.getByText(/746,55\s€/).first()).toBeVisible();
  const asking = client.getByRole("region", { name: "Jautājumi" });
  await textbox(asking, "Vārds, uzvārds").fill("Jānis Bērziņš");
  await textbox(asking, "Jautājums").fill("Vai var ātrāk?");
  await button(asking, "Nosūtīt jautājumu").click();
  await expect(asking.getByRole("status")).toHaveText("Jautājums ir nosūtīts.");

  await open(page, "/inbox");
  const questions = page.getByRole("region", { name: "Klientu jautājumi" });
  await expect(questions).toContainText("Vai var ātrāk?");
  await link(questions, new RegExp(estimate.estimate_nr)).click();
  await expect(page.getByRole("listitem").filter({ hasText: customer })).toContainText("Atvērts");
  await link(page, "Atbildēt").click();
  const reply = dialog(page, "Atbildēt");
  await textbox(reply, "Atbilde").fill("Jā, trešdien.");
  await button(reply, "Nosūtīt atbildi").click();
  await expect(notice(page, "Atbilde nosūtīta")).toBeVisible();

  await client.reload();
  await expect(asking).toContainText("Jā, trešdien.");
  const answering = client.getByRole("region", { name: "Apstiprināšana" });
  await button(answering, "Saņemt kodu").click();
  await expect(answering.getByText("Šis lauks ir obligāts").first()).toBeVisible();
  await answering.getByRole("textbox", { name: "Vārds, uzvārds" }).first().fill("Jānis Bērziņš");
  await textbox(answering, "Amats").fill("Direktors");
  await button(answering, "Saņemt kodu").click();
  const code = /^\d{6}$/m.exec(await newestMail(installation, "Apstiprinājuma kods"))?.[0] ?? "";
  await textbox(answering, "Kods").fill(code);
  await button(answering, "Apstiprināt dokumentu").click();
  await expect(client.getByRole("status")).toContainText("apstiprināja Jānis Bērziņš, Direktors");

  await open(page, "/inbox");
  const answers = page.getByRole("region", { name: "Klientu atbildes" });
  await link(answers, new RegExp(estimate.estimate_nr)).click();
  await expect(page.getByText("Apstiprināta").first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: customer })).toContainText("Apstiprināts");
});
