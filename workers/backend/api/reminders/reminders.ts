import type { Context } from "hono";
import { findClient } from "#backend/db/clients.ts";
import { findDocumentMail, lastMailWithFile } from "#backend/db/document-mails.ts";
import { withdrawReminders } from "#backend/db/ended-mails.ts";
import { openOf } from "#backend/db/invoices/credit.ts";
import { type InvoiceRow, updateInvoice } from "#backend/db/invoices/invoices.ts";
import { inProject } from "#backend/db/projects.ts";
import { readPlan } from "#backend/db/reminders/plan.ts";
import { listReminders } from "#backend/db/reminders/reminders.ts";
import { remindersShown, stepByHand } from "#backend/db/reminders/shown.ts";
import { conversationOf } from "#backend/db/reminders/standing.ts";
import { findUser } from "#backend/db/users.ts";
import { mailedFileOf } from "#backend/files/mailed-file.ts";
import { languageFor } from "#backend/mail/addressee-language.ts";
import { copyFor } from "#backend/mail/kept-mail.ts";
import { queueReminder } from "#backend/mail/queue-reminder.ts";
import { remindedPeople, reminderText } from "#backend/mail/reminder-mail.ts";
import { senderOf } from "#backend/mail/sender.ts";
import { type Call, noun } from "#backend/operations/call.ts";
import { found, Problem } from "#backend/operations/errors.ts";
import { matches, tag } from "#backend/operations/etag.ts";
import { actorOf, answers, body, created, idParam, operation } from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { invoiceRemindersPatch, reminderDraft, invoiceReminders as shape } from "#model/invoice/reminder.ts";
import { documentMail, mailDraftQuery } from "#model/mail/document-mail.ts";
import type { Language } from "#model/text/language.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { checkPayable, readInvoice, readInvoiceRow } from "../invoices/open-invoice.ts";
import { checkRecipients } from "../mails/limits.ts";
import { reminderInput } from "./input.ts";

/** What a client is reminded of, of one document. */
export const invoiceReminders = noun();

invoiceReminders.openapi(
  operation("invoice_reminders.read", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read what an invoice is reminded of, and what comes next",
    method: "get",
    path: "/invoices/{id}/reminders",
    request: idParam,
    responses: answers(one(shape)),
  }),
  (c) => {
    const { database } = c.env;
    const data = remindersShown(database, readInvoiceRow(database, c.req.valid("param").id), Date.now());
    tag(c, data);
    return c.json({ data }, 200);
  },
);

invoiceReminders.openapi(
  operation("invoice_reminders.update", {
    access: { roles: "office", modules: "estimates", audit: "invoice" },
    summary: "Stop the reminders of an invoice, resume them, or say that it is disputed",
    refuses: [409, 412],
    method: "patch",
    path: "/invoices/{id}/reminders",
    request: { ...idParam, ...body(invoiceRemindersPatch) },
    responses: answers(one(shape)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { is_stopped, is_disputed, note } = c.req.valid("json");
    const data = write(c, shape, ({ database, audit }) => {
      matches(c, readInvoice(c, id));
      const before = readInvoiceRow(database, id);
      checkPayable(before);
      const wanted = {
        is_disputed: is_disputed ?? before.is_disputed,
        reminders_stopped: is_stopped ?? before.reminders_stopped,
        reminder_note: note ?? before.reminder_note,
      };
      const isHeld = wanted.is_disputed || wanted.reminders_stopped;
      const wasHeld = before.is_disputed || before.reminders_stopped;
      // A question that nobody means to answer holds as well, and has nothing of its own to be taken back.
      const isLetGo = is_stopped === false && conversationOf(database, before).isAsked;
      const isResumed = !isHeld && (wasHeld || isLetGo);
      updateInvoice(
        database,
        id,
        isResumed ? { ...wanted, reminders_since: new Date().toISOString() } : wanted,
      );
      if (isHeld) withdrawReminders(database, id);
      audit(id, {
        before: held(before),
        after: { invoice_nr: before.invoice_nr, ...wanted },
        partOf: inProject(before.project_id),
      });
      return remindersShown(database, readInvoiceRow(database, id), Date.now());
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

const held = ({ invoice_nr, is_disputed, reminders_stopped, reminder_note }: InvoiceRow) => ({
  invoice_nr,
  is_disputed,
  reminders_stopped,
  reminder_note,
});

invoiceReminders.openapi(
  operation("invoice_reminders.draft", {
    access: { roles: "office", modules: "estimates" },
    summary: "Read what a reminder of an invoice would begin with",
    refuses: [409],
    method: "get",
    path: "/invoices/{id}/reminder_draft",
    request: { ...idParam, query: mailDraftQuery },
    responses: answers(one(reminderDraft)),
  }),
  (c) => {
    const { database } = c.env;
    const row = readInvoiceRow(database, c.req.valid("param").id);
    checkOpen(row);
    const people = remindedPeople(database, row);
    const asked =
      c.req.valid("query").lang ?? languageFor(database, findClient(database, row.client_id), people);
    const { counts, written } = textByHand(c, row, asked);
    const { lang, subject, text } = written;
    const file = lastMailWithFile(database, { document: "invoice", document_id: row.id });
    const file_name = file?.file_name ?? "";
    return c.json(
      {
        data: {
          lang,
          subject,
          text,
          people,
          files: [],
          einvoice: "none" as const,
          can_link: false,
          days: counts,
          file_name,
        },
      },
      200,
    );
  },
);

invoiceReminders.openapi(
  operation("invoice_reminders.create", {
    access: { roles: "office", modules: "estimates", audit: "document_mail" },
    summary: "Remind of an invoice by hand: it counts as the step of the plan that is due",
    refuses: [409, 412, 429],
    method: "post",
    path: "/invoices/{id}/reminders",
    request: { ...idParam, ...body(reminderInput) },
    responses: created(one(documentMail)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const input = c.req.valid("json");
    const data = write(c, documentMail, ({ database, audit }) => {
      const row = readInvoiceRow(database, id);
      matches(c, readInvoice(c, id));
      checkOpen(row);
      checkRecipients(database, input);
      const { counts, sender, written } = textByHand(c, row, input.lang);
      const issued = mailedFileOf(c);
      // The form has promised that it goes along.
      const isMailed = lastMailWithFile(database, { document: "invoice", document_id: id }) !== undefined;
      if (!issued && !isMailed) throw new Problem(503, "errors.document_not_attached");
      const { to, cc, subject, text } = input;
      const mail_id = queueReminder(database, row, {
        to,
        cc,
        copy_to: copyFor(sender, input),
        subject,
        text,
        sender,
        title: written.seller || senderOf(c).title,
        origin: senderOf(c).origin,
        lang: written.lang,
        days: counts,
        day: today(),
        installation: c.req.header(edgeHeaders.installation) ?? "",
        issued,
      });
      const after = found(findDocumentMail(database, mail_id));
      audit(mail_id, { after: { name: row.invoice_nr, ...after }, partOf: inProject(row.project_id) });
      return after;
    });
    return c.json({ data }, 201);
  },
);

/** Throws a Problem (409) where nothing is to be asked for. */
function checkOpen(row: InvoiceRow): void {
  checkPayable(row);
  if (openOf(row) === 0) throw new Problem(409, "errors.invoice_paid");
  if (row.is_disputed) throw new Problem(409, "errors.invoice_disputed");
}

/** What somebody who reminds by hand today would write, and the step that it counts as. */
function textByHand(c: Context<Call>, row: InvoiceRow, lang: Language | undefined) {
  const { database } = c.env;
  const sender = found(findUser(database, actorOf(c).id));
  const day = today();
  const { step, counts } = stepByHand(database, row, { sent: listReminders(database, row.id), day });
  const plan = readPlan(database);
  return { counts, sender, written: reminderText(database, row, { plan, step, day, sender, lang }) };
}
