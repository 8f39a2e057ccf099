import { expect, test } from "vitest";
import { insertDocumentMail } from "../document-mails.ts";
import { insertEstimate } from "../estimates/estimates.ts";
import { aDocumentMail } from "../memory-mail.ts";
import { memoryOffice } from "../memory-office.ts";
import { queueMail } from "../outbox.ts";
import { insertProject } from "../projects.ts";
import { listLostMails } from "./mails.ts";

/** An estimate of a project that the first person manages, and a way to mail it by the second. */
function mailing() {
  const { database, project } = memoryOffice();
  const project_id = insertProject(database, project("Kastes"), "2026");
  const vat = { category: "S", rate: 210_000 };
  const estimate = { project_id, project_nr: "2026-0001", name: "Tāme", estimate_type_id: 1, vat };
  const document_id = insertEstimate(database, { ...estimate, date: "2026-11-02" });
  const mailed = (to: string[], ended: { sent_at?: string; failed_at?: string } = {}) =>
    insertDocumentMail(database, aDocumentMail({ document_id, sender_id: 2, to, ...ended }));
  const told = (person: number) => listLostMails(database, person).map(({ key, state }) => [key, state]);
  return { database, mailed, told };
}

const later = "2999-01-01T00:00:00.000Z";

test("a mail that has neither left nor failed nor waits is told as unknown, to manager and sender", () => {
  const { database, mailed, told } = mailing();
  const unknown = mailed(["anna@klients.lv"]);
  const document_mail_id = mailed(["juris@klients.lv"]);
  queueMail(database, { to: ["juris@klients.lv"], subject: "Tāme", text: "…", document_mail_id });
  expect(told(1)).toEqual([[`mail:${unknown}`, "unknown"]]);
  expect(told(2)).toEqual(told(1));
  mailed(["zane@klients.lv", "anna@klients.lv"], { sent_at: later });
  expect(told(1)).toEqual([]);
});

test("a mail to others deals with a failed one if it was written once that was known", () => {
  const { mailed, told } = mailing();
  const failed = mailed(["anna@klients.lv"], { failed_at: later });
  mailed(["zane@klients.lv"], { sent_at: later });
  expect(told(1)).toEqual([[`mail:${failed}`, "failed"]]);
  const before = mailing();
  before.mailed(["anna@klients.lv"], { failed_at: "2026-01-01T00:00:00.000Z" });
  before.mailed(["zane@klients.lv"], { sent_at: later });
  expect(before.told(1)).toEqual([]);
});
