import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { invoicesOf } from "#backend/api/invoices/of-estimate.ts";
import { readCompany } from "#backend/db/company.ts";
import type { Database } from "#backend/db/database.ts";
import { findEstimate } from "#backend/db/estimates/content.ts";
import { estimates } from "#backend/db/estimates/estimates.ts";
import { listDeducting } from "#backend/db/invoices/deductions.ts";
import { frozenContent } from "#backend/db/invoices/frozen.ts";
import { invoicedItems } from "#backend/db/invoices/invoiced-items.ts";
import { holdsEstimate, type InvoiceRow, invoices } from "#backend/db/invoices/invoices.ts";
import { numberCounters } from "#backend/db/invoices/numbers.ts";
import { payments } from "#backend/db/invoices/payments.ts";
import { draftContent } from "#backend/db/invoices/read.ts";
import { listGroups } from "#backend/db/invoices/sums.ts";
import { projects } from "#backend/db/projects.ts";
import { canIssue, companyDetailsInput } from "#model/company/company.ts";
import { documentNumber, periodOf } from "#model/company/number-series.ts";
import { registrationNumberWarning } from "#model/identifier/identifiers.ts";
import { invoiceContent } from "#model/invoice/content.ts";
import { invoiceStatus, statusOn } from "#model/invoice/status.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { waybill } from "#model/invoice/waybill.ts";
import { projectStatus } from "#model/project/status.ts";
import { days, freshlyPlanted, planted, storiesOf } from "#tests/support/stories.ts";

const some = days.slice(0, 3);
/** Reading a whole estimate for each of some hundred documents takes a while. */
const timeout = 30_000;
/** Of documents that are made alike, each so many are looked at closely. */
const each = 5;

const listed = (database: Database) => database.select().from(invoices).orderBy(asc(invoices.id)).all();
vi.setConfig({ testTimeout: timeout });

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe.each([
  { name: "portal", least: 380, most: 430 },
  { name: "acme", least: 135, most: 165 },
  { name: "beta", least: 50, most: 70 },
] as const)("the documents of $name", ({ name, least, most }) => {
  it.each(some)("are about as many as they should be on %s", (day) => {
    const count = listed(planted({ name, day })).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });
});

it("are of every kind and in every state at the first installation", () => {
  const day = "2026-11-20";
  const installation = planted({ name: "portal", day });
  const rows = listed(installation);
  expect(new Set(rows.map((row) => row.invoice_type_id))).toEqual(new Set(Object.values(invoiceType)));
  expect(new Set(rows.map((row) => statusOn(day, row)))).toEqual(new Set(Object.values(invoiceStatus)));
  const has = (fits: (row: InvoiceRow) => boolean) => rows.filter(fits).length;
  expect(
    has(({ id, billing }) => billing === "percentage" && listDeducting(installation, id).length > 0),
  ).toBeGreaterThan(20);
  const isWaybill = ({ invoice_type_id }: InvoiceRow) => invoice_type_id === invoiceType.waybill;
  expect(has((row) => isWaybill(row) && row.is_payable)).toBeGreaterThan(5);
  expect(has((row) => isWaybill(row) && !row.is_payable)).toBeGreaterThan(30);
  expect(rows[0]?.date.slice(0, 4)).toBe("2024");
  expect(rows.length).toBeGreaterThanOrEqual(400);
});

it("are the same in every installation of one day", () => {
  const story = { name: "beta", day: "2026-11-20" } as const;
  const [first, second] = [planted(story), freshlyPlanted(story)];
  expect(listed(second)).toEqual(listed(first));
  expect(second.select().from(payments).all()).toEqual(first.select().from(payments).all());
});

describe.each(storiesOf(some))("the documents of $name on $day", ({ name, day }) => {
  const database = planted({ name, day });
  const company = readCompany(database);
  const rows = listed(database);
  const issued = rows.filter(({ state }) => state !== invoiceStatus.draft);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const paid = Map.groupBy(database.select().from(payments).all(), ({ invoice_id }) => invoice_id);

  it("are of a company that can issue them, whose numbers are right", () => {
    expect(companyDetailsInput.parse(company)).toEqual({ ...company, version: undefined });
    expect(canIssue(company)).toBe(true);
    expect(registrationNumberWarning(company.reg_nr, company.vat_nr)).toBeNull();
    expect(company.accounts.length).toBeGreaterThan(0);
  });

  it("have numbers from 1 on in each series and year, in the order of their dates", () => {
    const kinds = { 1: "invoice", 2: "waybill", 3: "credit_note" } as const;
    const counted: object[] = [];
    for (const [type, series] of Object.entries(kinds)) {
      const own = issued.filter(({ invoice_type_id }) => invoice_type_id === Number(type));
      for (const [period, members] of Map.groupBy(own, ({ date }) =>
        periodOf(company.series[series], date),
      )) {
        const numbers = members.map((_, index) => documentNumber(company.series[series], period, index + 1));
        expect(members.map(({ invoice_nr }) => invoice_nr)).toEqual(numbers);
        const dates = members.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
        counted.push({ series, period, last: members.length });
      }
    }
    const all = database.select().from(numberCounters).all();
    // Orders to suppliers are counted beside documents.
    const counters = all.filter(({ series }) => series !== "purchase_order");
    expect(counters).toHaveLength(counted.length);
    expect(counters).toEqual(expect.arrayContaining(counted));
    expect(rows.filter(({ state }) => state === invoiceStatus.draft).map((row) => row.invoice_nr)).toEqual(
      rows.flatMap(({ state }) => (state === invoiceStatus.draft ? [null] : [])),
    );
  });

  it("take no more of any estimate than it has, and all of it to the cent where nothing is open", () => {
    let whole = 0;
    for (const id of new Set(rows.map(({ estimate_id }) => estimate_id))) {
      const estimate = findEstimate(database, id);
      if (!estimate) continue;
      const { remaining, open_items, advances } = invoicesOf(database, estimate);
      for (const { taxable_cents, amount_cents } of remaining) {
        expect(taxable_cents).toBeGreaterThanOrEqual(0);
        expect(amount_cents).toBeGreaterThanOrEqual(0);
      }
      if (open_items.length > 0) continue;
      expect(advances).toEqual([]);
      expect(remaining.map((left) => [left.taxable_cents, left.amount_cents])).toEqual(
        remaining.map(() => [0, 0]),
      );
      const own = rows.filter(
        ({ estimate_id, state }) => estimate_id === id && state !== invoiceStatus.voided,
      );
      expect(sumOf(own.filter((row) => row.credits_id === null).map((row) => row.net_cents))).toBe(
        estimate.sums.net_cents,
      );
      whole += 1;
    }
    expect(whole).toBeGreaterThan(rows.length / 8);
  });

  it("say what the API would have them say", () => {
    for (const row of issued.filter(({ id }) => id % each === 0)) {
      const content = frozenContent(database, row.id);
      // What was voided, and its credit note, say what they said before.
      const isWhole = row.state !== invoiceStatus.voided && row.credits_id === null;
      if (isWhole) expect(content).toEqual(invoiceContent.parse(draftContent(database, row, null)));
      expect(row.net_cents + row.vat_cents).toBe(row.total_cents);
      const groups = listGroups(database, row.id);
      expect(sumOf(groups.map(({ taxable_cents }) => taxable_cents))).toBe(row.net_cents);
      expect(sumOf(groups.map(({ amount_cents }) => amount_cents))).toBe(row.vat_cents);
      // Rounded once, half away from zero (domain H20): whole numbers, and no rate has places.
      for (const { rate, taxable_cents, amount_cents } of groups)
        expect(Math.abs(amount_cents)).toBe(
          Math.floor((Math.abs(taxable_cents) * Number.parseInt(rate, 10) + 50) / 100),
        );
    }
  });

  it("have a credit note of the same amount where they were voided, and hold nothing then", () => {
    const voided = rows.filter(({ state }) => state === invoiceStatus.voided);
    const credits = rows.filter(({ credits_id }) => credits_id !== null);
    expect(credits.map(({ credits_id }) => credits_id).toSorted()).toEqual(
      voided.map(({ id }) => id).toSorted(),
    );
    expect(credits.length).toBeGreaterThan(2);
    const held = new Set(
      database
        .select()
        .from(invoicedItems)
        .all()
        .map((item) => item.invoice_id),
    );
    for (const credit of credits) {
      const row = byId.get(credit.credits_id ?? 0);
      expect(credit).toMatchObject({ total_cents: -(row?.total_cents ?? 0) });
      expect(frozenContent(database, credit.id)).toEqual(frozenContent(database, row?.id ?? 0));
      expect([held.has(credit.id), held.has(row?.id ?? 0), paid.has(row?.id ?? 0)]).toEqual([
        false,
        false,
        false,
      ]);
      expect(credit.date >= (row?.date ?? "9")).toBe(true);
    }
  });

  it("were paid by what their payments come to, none of them ahead", () => {
    for (const row of rows) {
      const own = paid.get(row.id) ?? [];
      expect(sumOf(own.map(({ amount_cents }) => amount_cents))).toBe(row.paid_cents);
      expect(row.paid_cents).toBeLessThanOrEqual(Math.max(0, row.total_cents));
      for (const { date } of own) expect(date >= row.date && date <= day).toBe(true);
      if (own.length > 0) expect([row.is_payable, row.issued_at !== null]).toEqual([true, true]);
      expect(row.date <= day).toBe(true);
      expect(row.due_date === null || row.due_date >= row.date).toBe(true);
    }
  });

  it("that go with goods name where from and to, and the invoice that prices them", () => {
    for (const row of rows.filter(({ invoice_type_id }) => invoice_type_id === invoiceType.waybill)) {
      const details = waybill.parse(row.waybill);
      expect([details.dispatch_address, details.delivery_address, details.issued_by]).not.toContain("");
      const priced = details.pricing_invoice && byId.get(details.pricing_invoice.id);
      if (priced)
        expect(priced).toMatchObject({
          estimate_id: row.estimate_id,
          invoice_nr: details.pricing_invoice?.invoice_nr,
        });
      if (!row.is_payable) expect(row.total_cents).toBe(0);
      expect(row.position_item_ids).not.toEqual([]);
    }
  });

  it("leave every estimate editable that nobody agreed on and whose project is not done", () => {
    const free = database
      .select({ id: estimates.id })
      .from(estimates)
      .innerJoin(projects, eq(projects.id, estimates.project_id))
      .where(and(isNull(estimates.approved_at), ne(projects.status_id, projectStatus.finished)))
      .all();
    expect(free.length).toBeGreaterThan(0);
    expect(free.filter(({ id }) => holdsEstimate(database, id))).toEqual([]);
  });
});
