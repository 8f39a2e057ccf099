import { expect } from "vitest";
import type { Finding } from "#cli/conformance/finding.ts";
import { type Passing, rewrite } from "./bending.ts";

type Row = ReturnType<typeof JSON.parse>;

/** A fault that a backend could have, in one operation, and how the kit has to name it. */
export interface Fault {
  name: string;
  /** The calls that it is in. */
  in: RegExp;
  bend: (passing: Passing) => void;
  operation: string;
  found: Partial<Finding>;
  /** Where the same fault is named twice, because it is two. */
  isTwofold?: boolean;
}

const isStranger = ({ headers }: Passing) => headers.authorization === undefined;
/** Changes what somebody who is signed in gets. */
export const answering = (passing: Passing, change: Partial<NonNullable<Passing["answer"]>>) => {
  if (passing.answer && !isStranger(passing)) Object.assign(passing.answer, change);
};
const rowOf = (change: (row: Row) => void) => (passing: Passing) => {
  if (passing.answer?.status === 200) rewrite(passing, ({ data }) => change(data));
};
const rowsOf = (change: (row: Row) => void) => rowOf((rows: Row[]) => rows.forEach(change));
const html = { "content-type": "text/html; charset=utf-8" };

/** Each in another operation, so that one run meets them all. */
export const readingFaults: Fault[] = [
  {
    name: "a field that is missing",
    in: /^GET \/customers\/\d+$/,
    bend: rowOf((row) => delete row.vat_nr),
    operation: "clients.read",
    found: { level: "must", field: "data.vat_nr", got: "missing" },
  },
  {
    name: "a number that became a text, in some rows",
    in: /^GET \/users$/,
    bend: rowsOf((row) => Object.assign(row, row.id % 2 ? { is_active: "yes" } : {})),
    operation: "users.list",
    found: {
      level: "must",
      field: "data[].is_active",
      expected: "true or false",
      got: expect.stringMatching(/^a text \(\d+ of 20\)$/),
    },
  },
  {
    name: "a date as people write it",
    in: /^GET \/projects$/,
    bend: rowsOf((row) => Object.assign(row, { planned_due_date: "01.12.2026" })),
    operation: "projects.list",
    found: {
      level: "must",
      field: "data[].planned_due_date or data[].dueDate",
      expected: "a date (yyyy-MM-dd) or null",
    },
  },
  {
    name: "money that is missing where the specification has it",
    in: /^GET \/\d+\/position_items$/,
    bend: rowsOf((row) => delete row.total_with_vat),
    operation: "position_items.list",
    found: { level: "must", field: "data[].total_with_vat", got: expect.stringMatching(/^missing/) },
  },
  {
    name: "no cents beside the decimals",
    in: /^GET \/invoices\/\d+$/,
    bend: rowOf((row) => delete row.vat_cents),
    operation: "invoices.read",
    found: { level: "should", field: "data.vat_cents", got: "missing" },
  },
  {
    name: "no version of a row",
    in: /^GET \/estimates\/\d+$/,
    bend: ({ answer }) => delete answer?.headers.etag,
    operation: "estimates.read",
    found: { level: "should", field: "ETag" },
  },
  {
    name: "a list without its total",
    in: /^GET \/customers$/,
    bend: (passing) => passing.answer?.status === 200 && rewrite(passing, ({ meta }) => delete meta.total),
    operation: "clients.list",
    found: { level: "must", field: "meta.total", got: "missing" },
  },
  {
    name: "a list that does not stand under its key",
    in: /^GET \/banks$/,
    bend: (passing) =>
      answering(passing, { body: '[{"id":1,"name":"Banka","swift":"BANKLV22","status":1}]' }),
    operation: "banks.list",
    found: { level: "should", field: "data" },
    isTwofold: true,
  },
  {
    name: "another status",
    in: /^GET \/products$/,
    bend: (passing) => answering(passing, { status: 500, body: '{"message":"Server Error"}' }),
    operation: "products.list",
    found: {
      level: "must",
      field: "status",
      got: expect.stringContaining("500, application/json, “Server Error”"),
    },
  },
  {
    name: "a redirect, which is not followed",
    in: /^GET \/dashboard$/,
    bend: (passing) =>
      answering(passing, {
        status: 302,
        headers: { ...html, location: "https://elsewhere.example/login?x=1" },
      }),
    operation: "dashboard.read",
    found: { level: "must", field: "status", got: "302 to https://elsewhere.example, text/html" },
  },
  {
    name: "a page instead of JSON",
    in: /^GET \/work-types$/,
    bend: (passing) => answering(passing, { headers: html, body: "<!doctype html><title>Login</title>" }),
    operation: "work_types.list",
    found: { level: "must", field: "body", expected: "JSON", got: "200, text/html" },
  },
  {
    name: "JSON that breaks off",
    in: /^GET \/all_stock_items$/,
    bend: (passing) => answering(passing, { body: '{"data":[{"id":1' }),
    operation: "stock_items.choices",
    found: { level: "must", field: "body", expected: "JSON" },
  },
  {
    name: "JSON that calls itself text",
    in: /^GET \/users\/create$/,
    bend: ({ answer }) => answer && Object.assign(answer.headers, { "content-type": "text/plain" }),
    operation: "users.choices",
    found: { level: "must", field: "Content-Type", got: "text/plain" },
  },
  {
    name: "a connection that breaks off",
    in: /^GET \/all_projects_list$/,
    bend: (passing) => Object.assign(passing, isStranger(passing) ? {} : { answer: null }),
    operation: "projects.names",
    found: { level: "must", field: "answer", got: "the connection broke off (ECONNRESET)" },
  },
  {
    name: "an operation that is not there",
    in: /^GET \/calendar\/create$/,
    bend: (passing) => answering(passing, { status: 404, body: '{"message":"Not Found"}' }),
    operation: "calendar.choices",
    found: { level: "must", field: "status", expected: "2xx" },
  },
  {
    name: "a PDF that is none",
    in: /^GET \/estimates\/pdf\/\d+\/$/,
    bend: (passing) => passing.answer?.status === 200 && answering(passing, { body: "<html></html>" }),
    operation: "estimates.pdf",
    found: { level: "must", field: "body", expected: "a file that begins like .pdf" },
  },
  {
    name: "a spreadsheet without a name, as bytes of any kind",
    in: /^GET \/invoices\/export$/,
    bend: (passing) => answering(passing, { headers: { "content-type": "application/octet-stream" } }),
    operation: "invoices.export",
    found: { level: "should", field: "Content-Disposition", got: "none" },
    isTwofold: true,
  },
  {
    name: "something for nobody in particular",
    in: /^GET \/stock_items$/,
    bend: (passing) =>
      isStranger(passing) && Object.assign(passing, { answer: { status: 200, headers: {}, body: "{}" } }),
    operation: "stock_items.list",
    found: { level: "must", field: "without a token: status", expected: "401", got: "200, no content type" },
  },
  {
    name: "a fault instead of a 404",
    in: /^GET \/calendar\/2000000000$/,
    bend: (passing) => answering(passing, { status: 500 }),
    operation: "calendar.read",
    found: { level: "must", field: "unknown id: status", expected: "404" },
  },
  {
    name: "a refusal without words",
    in: /^GET \/2000000000\/invoices\/create$/,
    bend: (passing) => answering(passing, { body: "{}" }),
    operation: "invoices.choices",
    found: { level: "must", field: "unknown id: message", got: "missing" },
  },
  {
    name: "a 422 that names no fields",
    in: /^POST \/login$/,
    bend: (passing) => passing.answer?.status === 422 && rewrite(passing, (body) => delete body.errors),
    operation: "session.open",
    found: { level: "must", field: "empty body: errors", got: "missing" },
  },
  {
    name: "a token that still opens after signing out",
    in: /^GET \/logout$/,
    bend: () => undefined,
    operation: "session.close",
    found: { level: "must", field: "the token afterwards", got: "200" },
  },
];
