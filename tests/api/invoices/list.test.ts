import { beforeAll, describe, expect, test } from "vitest";
import type { InvoiceEntry } from "#model/invoice/invoice.ts";
import { invoiceStatus, invoiceStatuses } from "#model/invoice/status.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { type Assortment, assortment, daysAway, listed } from "./assortment.ts";

let admin: Caller;
let there: Assortment;
let everything: InvoiceEntry[];

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  there = await assortment(admin);
  everything = (await listed(admin)).entries;
});

const idsOf = (entries: InvoiceEntry[]) => entries.map(({ id }) => id);
/** Drafts are no documents yet. */
const sumsOf = (entries: InvoiceEntry[]) => {
  const add = (name: "net_cents" | "vat_cents" | "total_cents" | "open_cents" | "owed_cents") =>
    entries
      .filter(({ status_id }) => status_id !== invoiceStatus.draft)
      .reduce((sum, entry) => sum + (entry[name] ?? 0), 0);
  return {
    net_cents: add("net_cents"),
    vat_cents: add("vat_cents"),
    total_cents: add("total_cents"),
    open_cents: add("open_cents"),
    owed_cents: add("owed_cents"),
  };
};

describe("the list of documents", () => {
  test("has every type and every status, the newest first", () => {
    expect(new Set(everything.map(({ invoice_type_id }) => invoice_type_id))).toEqual(new Set([1, 2, 3]));
    expect(new Set(everything.map(({ status_id }) => status_id))).toEqual(
      new Set(Object.values(invoiceStatus)),
    );
    const newestFirst = [...everything].sort(
      (one, other) => (other.date ?? "").localeCompare(one.date ?? "") || other.id - one.id,
    );
    expect(idsOf(everything)).toEqual(idsOf(newestFirst));
  });

  const filters: [name: string, query: () => string, isFound: (entry: InvoiceEntry) => boolean][] = [
    ["a client", () => `client=${there.clients[1]?.id}`, ({ customer }) => customer.name === "=1+1"],
    ["a project", () => `project=${there.projects[2]?.id}`, ({ project }) => project.name === "Zāle"],
    ["the earliest date", () => `date=${daysAway(-10)}`, ({ date }) => (date ?? "") >= daysAway(-10)],
    [
      "the latest due date",
      () => `dueDate=${daysAway(5)}`,
      ({ due_date }) => due_date !== null && due_date !== undefined && due_date <= daysAway(5),
    ],
    ["a number", () => "invoiceNr=re-", ({ invoice_nr }) => invoice_nr.startsWith("RE-")],
    ["a part of a number", () => "invoiceNr=0002", ({ invoice_nr }) => invoice_nr.includes("0002")],
    ["a client that is not there", () => "client=4242", () => false],
    ...invoiceStatuses.map((name): (typeof filters)[number] => [
      `status ${name}`,
      () => `status=${invoiceStatus[name]}`,
      ({ status_id }) => status_id === invoiceStatus[name],
    ]),
    [
      "several at once",
      () => `client=${there.clients[0]?.id}&status=2&date=${daysAway(-5)}`,
      ({ customer, status_id }) => customer.name === "Čiekurs" && status_id === invoiceStatus.issued,
    ],
  ];

  test.each(filters)("is filtered by %s, with the sums of what is found", async (_, query, isFound) => {
    const found = everything.filter(isFound);
    expect(await listed(admin, query())).toMatchObject({
      entries: found,
      total: found.length,
      sums: sumsOf(found),
    });
  });

  test("sums up all pages, not one", async () => {
    const { invoices, sums } = (await admin("GET", "/invoices?per_page=2&page=2")).json();
    expect(idsOf(invoices.data)).toEqual(idsOf(everything).slice(2, 4));
    expect(invoices).toMatchObject({
      total: everything.length,
      page: 2,
      per_page: 2,
      last_page: Math.ceil(everything.length / 2),
    });
    expect(sums).toEqual(sumsOf(everything));
    expect(sums.open_cents).toBeGreaterThan(0);
  });

  const inLatvian = new Intl.Collator("lv", { sensitivity: "base", ignorePunctuation: true });
  const toPay = ({ open_cents = 0, owed_cents }: InvoiceEntry) => (open_cents ?? 0) - (owed_cents ?? 0);
  const { draft, issued, sent, partly_paid, overdue, paid, voided } = invoiceStatus;
  const inOrder: number[] = [draft, issued, sent, partly_paid, overdue, paid, voided];
  const statusPlace = ({ status_id }: InvoiceEntry) => inOrder.indexOf(status_id);
  const orders: [sorting: string, compare: (one: InvoiceEntry, other: InvoiceEntry) => number][] = [
    ["invoiceNr", (one, other) => (one.invoice_nr < other.invoice_nr ? -1 : 1)],
    ["client", (one, other) => inLatvian.compare(one.customer.name, other.customer.name)],
    ["date", (one, other) => (one.date ?? "").localeCompare(other.date ?? "")],
    ["dueDate", (one, other) => (one.due_date ?? "").localeCompare(other.due_date ?? "")],
    ["total", (one, other) => one.total_cents - other.total_cents],
    ["type", (one, other) => one.invoice_type_id - other.invoice_type_id],
    ["project", (one, other) => inLatvian.compare(one.project.name, other.project.name)],
    ["open", (one, other) => toPay(one) - toPay(other)],
    ["status", (one, other) => statusPlace(one) - statusPlace(other)],
  ];

  test.each(orders)("is sorted by %s, and the other way round", async (sorting, compare) => {
    for (const [asked, sign] of [
      [sorting, 1],
      [`-${sorting}`, -1],
    ] as const) {
      const { entries } = await listed(admin, `sorting=${asked}`);
      expect(new Set(idsOf(entries))).toEqual(new Set(idsOf(everything)));
      for (const [index, entry] of entries.entries()) {
        const next = entries[index + 1];
        if (next) expect(sign * compare(entry, next)).toBeLessThanOrEqual(0);
      }
    }
  });

  test.each(["status", "-status", "client", "-project"])(
    "by %s its pages go on where one ends",
    async (sorting) => {
      const all = idsOf((await listed(admin, `sorting=${sorting}`)).entries);
      const pages: number[] = [];
      for (let page = 1; page <= Math.ceil(all.length / 3); page += 1) {
        const { invoices } = (
          await admin("GET", `/invoices?sorting=${sorting}&per_page=3&page=${page}`)
        ).json();
        pages.push(...idsOf(invoices.data));
      }
      expect(pages).toEqual(all);
    },
  );

  test("says the statuses in the reader's words", async () => {
    const { statuses } = await listed(admin);
    expect(statuses).toHaveLength(7);
    expect(statuses[5]).toEqual({ id: invoiceStatus.overdue, display_name: "Kavēta apmaksa" });
  });

  test.each([
    ["sorting=colour", "sorting"],
    ["client=x", "client"],
    ["project=-1", "project"],
    ["date=tomorrow", "date"],
    ["dueDate=2026-02-30", "dueDate"],
    ["status=new", "status"],
    ["per_page=1000", "per_page"],
  ])("does not take %s", async (query, field) => {
    expect(refusal(await admin("GET", `/invoices?${query}`))).toEqual({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });
});

test("an office without documents has one empty page of them", async () => {
  const office = await emptyOffice();
  const { invoices, sums } = (await office.admin("GET", "/invoices")).json();
  expect(invoices).toEqual({ data: [], total: 0, page: 1, per_page: 20, last_page: 1 });
  expect(sums).toEqual({ net_cents: 0, vat_cents: 0, total_cents: 0, open_cents: 0, owed_cents: 0 });
});
