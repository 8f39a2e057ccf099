import { addedFile } from "../api/estimates/estimate-files.ts";
import { billable } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { nightAt } from "../support/installation.ts";
import { button, dialog, link, notice, textbox } from "../support/page-words.ts";
import { pdfWith } from "../support/pdf.ts";

test("an estimate is mailed, and a colleague's change meanwhile is said before it leaves", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await billable(installation);
  const { customer } = (await admin("GET", `/estimates/${estimate.id}`)).json().data.project;
  await admin("PATCH", `/customers/${customer.id}`, { body: { email: "birojs@klients.lv" } });
  await addedFile(admin, estimate.id, { content: pdfWith("skice"), filename: "skice.pdf" });
  await letIn(page, "user");
  await open(page, `/estimate/${estimate.id}`);
  await link(page, "Nosūtīt").click();
  const mail = dialog(page, `Nosūtīt ${estimate.estimate_nr}`);
  await expect(mail.getByRole("checkbox", { name: "birojs@klients.lv" })).toBeChecked();
  await expect(textbox(mail, "Vēstules teksts")).toHaveValue(/746,55\s€/);
  await textbox(mail, "Temats").fill("Jūsu tāme");
  await mail.getByRole("checkbox", { name: "skice.pdf" }).check();

  await admin("PATCH", `/estimates/${estimate.id}`, { body: { discount: "10" } });
  await button(mail, "Nosūtīt").click();
  await expect(mail.getByRole("alert")).toContainText("Dokuments ir mainīts");
  await expect(textbox(mail, "Temats")).toHaveValue("Jūsu tāme");
  await expect(mail.getByRole("checkbox", { name: "skice.pdf" })).toBeChecked();
  await button(mail, "Nosūtīt").click();
  await expect(notice(page, "birojs@klients.lv")).toBeVisible();
  const sent = page.getByRole("listitem").filter({ hasText: "birojs@klients.lv" });
  await expect(sent).toContainText("Nosūtīta");
  await sent.getByText("birojs@klients.lv").click();
  await expect(sent).toContainText("Pielikumi: skice.pdf");
  const [file] = await Promise.all([page.waitForEvent("download"), link(sent, /\.pdf$/).click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await expect(link(page, "Nosūtīt vēlreiz")).toBeVisible();
});

test("a mail that the post does not take waits in the inbox until it is sent again", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await billable(installation);
  const mail = { to: ["birojs@refused.test"], subject: "Tāme", text: "Labdien!", lang: "lv" };
  await admin("POST", `/estimates/${estimate.id}/mails`, { body: mail });
  // The first attempt was made at once, and seven follow.
  for (let attempt = 2; attempt <= 8; attempt += 1) await nightAt(installation);
  await letIn(page, "admin");
  await open(page, "/inbox");
  const lost = page.getByRole("region", { name: "Nenosūtītās vēstules" });
  await expect(lost).toContainText("vēstule nav nosūtīta: birojs@refused.test");
  await link(lost, new RegExp(estimate.estimate_nr)).click();
  await expect(page.getByRole("listitem").filter({ hasText: "birojs@refused.test" })).toContainText(
    "Vēstule nav nosūtīta",
  );
  await link(page, "Nosūtīt vēlreiz").click();
  const again = dialog(page, `Nosūtīt ${estimate.estimate_nr}`);
  await again.getByRole("textbox", { name: /^(Kam|Citi adresāti)/ }).fill("birojs@klients.lv");
  await button(again, "Nosūtīt").click();
  await expect(notice(page, "birojs@klients.lv")).toBeVisible();
  await open(page, "/inbox");
  await expect(lost).toHaveCount(0);
});
