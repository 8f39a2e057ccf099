import { expect, test } from "vitest";
import { invoiceStatus } from "#model/invoice/status.ts";
import { mailedKinds } from "#model/mail/mailed-kinds.ts";
import { insertContact } from "../db/client-contacts.ts";
import { insertEstimate } from "../db/estimates/estimates.ts";
import { insertInvoice } from "../db/invoices/invoices.ts";
import { memoryOffice } from "../db/memory-office.ts";
import { insertQuestion } from "../db/online/questions.ts";
import { waitingMails } from "../db/outbox.ts";
import { insertProject } from "../db/projects.ts";
import { savePlan } from "../db/reminders/plan.ts";
import { listReminders } from "../db/reminders/reminders.ts";
import { remindersOf } from "./reminders.ts";

const [invoiceKind] = mailedKinds;
const texts = { subject_lv: "", text_lv: "", subject_en: "", text_en: "" };

/** Two invoices that were due on Monday 7 December 2026, by a plan of one and of eight days; and their mornings. */
function office() {
  const { database, project } = memoryOffice();
  const { client_id, project_manager: issued_by } = project("Kastes");
  const project_id = insertProject(database, project("Kastes"), "2026");
  const estimate_id = insertEstimate(database, {
    project_id,
    project_nr: "2026-0001",
    name: "Tāme",
    estimate_type_id: 1,
    vat: { category: "S", rate: 210_000 },
    date: "2026-11-02",
  });
  insertContact(database, client_id, {
    name: "Rita",
    position: "",
    email: "rita@klients.lv",
    phone: "",
    language: "",
    gets_estimates: false,
    gets_invoices: false,
    gets_reminders: true,
  });
  const [first = 0, second = 0] = ["R-1", "R-2"].map((invoice_nr) =>
    insertInvoice(database, {
      invoice_nr,
      invoice_type_id: 1,
      estimate_id,
      project_id,
      client_id,
      state: invoiceStatus.sent,
      date: "2026-11-30",
      due_date: "2026-12-07",
      billing: "lines",
      position_item_ids: [],
      net_cents: 10_000,
      vat_cents: 2_100,
      total_cents: 12_100,
      issued_at: "2026-11-30T08:00:00.000Z",
      sent_at: "2026-11-30T08:05:00.000Z",
      issued_by,
    }),
  );
  savePlan(
    database,
    { is_on: true, least_cents: 0, steps: [1, 8].map((days) => ({ days, ...texts })) },
    { today: "2026-11-30", origin: "http://birojs.test", title: "Birojs" },
  );
  const planned: number[] = [];
  const due = { at: async (_: string, time: number) => void planned.push(time), isPlanned: () => false };
  const reminders = remindersOf(database, due, { isClosed: () => false, name: () => "birojs" });
  /** Seven in the morning in winter is five by UTC. */
  const morning = (date: string) => Date.parse(`${date}T05:00:00Z`);
  const queue = (date: string) => reminders.run(morning(date), morning(date));
  const sent = (id: number) => listReminders(database, id).map(({ days }) => days);
  return { database, first, second, reminders, morning, queue, sent, planned };
}

test("a question at a link of a document holds its reminders until it is answered, and for two days more", async () => {
  const { database, first, second, queue, sent } = office();
  const say = (at: string, author_id: number | null) =>
    insertQuestion(database, {
      document: invoiceKind,
      document_id: first,
      link_id: 1,
      author_id,
      name: "Rita",
      item_id: null,
      text: "Par ko tas ir?",
      at,
    });
  say("2026-12-07T10:00:00.000Z", null);
  await queue("2026-12-08");
  expect([sent(first), sent(second)]).toEqual([[], [1]]);
  say("2026-12-09T10:00:00.000Z", 1);
  await queue("2026-12-10");
  expect(sent(first)).toEqual([]);
  await queue("2026-12-11");
  expect(sent(first)).toEqual([1]);
  say("2026-12-14T10:00:00.000Z", null);
  await queue("2026-12-15");
  expect([sent(first), sent(second)]).toEqual([[1], [1, 8]]);
});

test("a morning that comes again after the process ended in it goes on with those that are left", async () => {
  const { database, first, second, queue, sent } = office();
  // The second is not to be written before the process ends.
  database.run(
    "create trigger ended before insert on mail_queue when new.text like '%R-2%' begin select raise(abort, 'ended'); end",
  );
  await queue("2026-12-08");
  expect([sent(first), sent(second), waitingMails(database).length]).toEqual([[1], [], 1]);
  database.run("drop trigger ended");
  await queue("2026-12-08");
  await queue("2026-12-08");
  expect([sent(first), sent(second), waitingMails(database).length]).toEqual([[1], [1], 2]);
});

test("a morning that passed while nothing ran is over, and the next one has its own step", async () => {
  const { first, reminders, morning, queue, sent, planned } = office();
  await reminders.run(morning("2026-12-12"), morning("2026-12-08"));
  expect(sent(first)).toEqual([]);
  // 12 December is a Saturday.
  expect(planned).toEqual([morning("2026-12-14")]);
  await queue("2026-12-15");
  expect(sent(first)).toEqual([8]);
});

test("nothing is queued on a day off, though it was planned", async () => {
  const { first, queue, sent } = office();
  await queue("2026-12-12");
  expect(sent(first)).toEqual([]);
});

test("what is queued is in the agency's name, and answers go to who issued the document", async () => {
  const { database, queue } = office();
  await queue("2026-12-08");
  expect(waitingMails(database)[0]).toMatchObject({
    to: ["rita@klients.lv"],
    sender_name: "Birojs",
    reply_to: "anna@test.lv",
    subject: "Atgādinājums par rēķina R-1 apmaksu",
    attachments: [],
  });
});
