import { packedFile } from "#backend/files/mailed-file.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import { both, estimate, line, type Mutation, projectAdded, type Step } from "../audit/mutation.ts";
import { seller } from "./arrange.ts";
import { daysAway } from "./assortment.ts";

const position: Step = ["POST", "/positions", { estimate_id: 1, name: "Pozīcija" }];
const draft: Step = ["POST", "/1/invoices", {}];
const details: Step = ["PATCH", "/companies/1/details", seller];
const issue: Step = ["POST", "/invoices/1/final_document", {}];
const overpaid: Step = ["POST", "/invoices/1/payments", { date: daysAway(-30), amount: "500" }];
const advance: Step = ["POST", "/1/invoices", { percentage: 10 }];
const secondIssue: Step = ["POST", "/invoices/2/final_document", {}];
const payment: Step = ["POST", "/invoices/1/payments", { date: daysAway(-30), amount: "1" }];
const estimated = [...projectAdded, estimate, position, line];
const drafted = [...estimated, draft];
/** An issued invoice, as other nouns have it as well. */
export const issued = [...drafted, details, issue];

/** What the front hands on with a document that it made. */
export const attached = {
  [innerHeaders.mailedFile]: packedFile({
    key: "1/documents/issued/1.pdf",
    name: "1.pdf",
    size: 1,
    sha256: "0".repeat(64),
  }),
};
/** A client has a link to it. */
const linked: Step = [
  "POST",
  "/invoices/1/mails",
  { to: ["janis@klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv", with_link: true },
  attached,
];

/** Documents, payments and money owed back. */
export const mutations: Record<string, Mutation> = {
  "invoices.create": { before: estimated, step: draft, entity: "invoice" },
  "invoices.update": {
    before: drafted,
    step: ["PATCH", "/invoices/1", { comment: "x" }],
    entity: "invoice",
  },
  "invoices.delete": { before: drafted, step: ["DELETE", "/invoices/1"], entity: "invoice" },
  "invoices.issue": { before: [...drafted, details], step: issue, entity: "invoice", tells: both },
  "invoices.close": {
    before: issued,
    step: ["POST", "/invoices/1/close", {}],
    entity: "invoice",
    tells: both,
  },
  "invoice_mails.create": {
    before: issued,
    step: [
      "POST",
      "/invoices/1/mails",
      { to: ["janis@klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv" },
      attached,
    ],
    entity: "document_mail",
  },
  "invoice_questions.create": {
    before: [...issued, linked],
    step: ["POST", "/invoices/1/questions", { text: "Labdien!" }],
    entity: "document_question",
  },
  "payments.create": { before: issued, step: payment, entity: "payment" },
  "invoice_credit.refund": {
    before: [...issued, overpaid],
    step: ["POST", "/invoices/1/refunds", { date: daysAway(-30), amount: "1" }],
    entity: "payment",
    id: 2,
  },
  "invoice_credit.transfer": {
    before: [...estimated, details, advance, issue, advance, secondIssue, overpaid],
    step: ["POST", "/invoices/1/transfers", { invoice_id: 2, date: daysAway(-30), amount: "0.10" }],
    entity: "payment",
    id: 3,
    also: ["payment"],
  },
  "credit_notes.create": {
    before: issued,
    step: ["POST", "/invoices/1/credit_notes", { lines: [{ line: 0, amount: "0.01" }] }],
    entity: "invoice",
    id: 2,
    also: ["invoice"],
  },
  "payments.delete": {
    before: [...issued, payment],
    step: ["DELETE", "/invoices/1/payments/1"],
    entity: "payment",
  },
};
