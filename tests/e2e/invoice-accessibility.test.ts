import { billable, drafted, issued } from "../support/begun-documents.ts";
import { letIn, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";

test("the screens and dialogs of a document are accessible and fit their width", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const [first] = begun.items;
  const document = await issued(begun, { position_items: [first?.id] });
  await begun.admin("POST", `/invoices/${document.id}/payments`, {
    body: { date: "2026-06-01", amount: "10", note: "Pirmā daļa" },
  });
  const draft = await drafted(begun, { invoice_type_id: 2 });
  await begun.admin("POST", `/invoices/${document.id}/mails`, {
    body: { to: ["birojs@klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv" },
  });
  await letIn(page, "admin");
  const paths = [
    `/invoices/${begun.estimate.id}/create`,
    `/invoices/${begun.estimate.id}/edit/${draft.id}`,
    ...["", "/issue", "/delete", "/download"].map((dialog) => draft.at + dialog),
    ...[
      "",
      "/send",
      "/reply",
      "/remind",
      "/reminders/stop",
      "/void",
      "/credit",
      "/close",
      "/payments/add",
    ].map((dialog) => document.at + dialog),
  ];
  await lookAtAll(page, paths);
});
