import { asc } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { findClient } from "#backend/db/clients.ts";
import { readCompany } from "#backend/db/company.ts";
import { purchaseInvoices } from "#backend/db/purchases/invoices.ts";
import { purchaseLines } from "#backend/db/purchases/lines.ts";
import { readMargin } from "#backend/db/reports/margin.ts";
import { users } from "#backend/db/users.ts";
import { ibanProblem, registrationNumberWarning, vatNumberProblem } from "#model/identifier/identifiers.ts";
import { readUbl } from "#model/purchase/read-ubl.ts";
import { days, freshlyPlanted, planted, storiesOf } from "#tests/support/stories.ts";
import { purchaseFileOf } from "./purchases/files.ts";
import { demonstrationRows } from "./rows.ts";

/** Planting a whole installation takes a while. */
vi.setConfig({ testTimeout: 30_000 });

const day = "2026-11-20";
const bought = (database: ReturnType<typeof planted>) =>
  database
    .select()
    .from(purchaseInvoices)
    .orderBy(asc(purchaseInvoices.id))
    .all()
    .map((row) => ({
      row,
      lines: database
        .select()
        .from(purchaseLines)
        .orderBy(asc(purchaseLines.id))
        .all()
        .filter(({ purchase_id }) => purchase_id === row.id),
    }));

describe.each(days)("the purchases of the first installation on %s", (today) => {
  const { purchases } = demonstrationRows("portal", today);
  const inState = (state: string) => purchases.filter((one) => one.state === state);

  it("are some of half a year, most of them paid, and others on their way", () => {
    expect(purchases.length).toBeGreaterThanOrEqual(36);
    expect(purchases.length).toBeLessThanOrEqual(40);
    expect(inState("paid").length).toBeGreaterThan(20);
    expect(inState("rejected")).toHaveLength(1);
    expect(inState("open").length).toBeGreaterThanOrEqual(3);
    const owed = inState("approved").flatMap(({ due_on }) => due_on ?? []);
    expect(owed.filter((due) => due < today)).toHaveLength(2);
    expect(owed.filter((due) => due >= today).length).toBeGreaterThanOrEqual(3);
  });

  it("are dated in the order of what is done about them, none ahead", () => {
    for (const { issued_on, due_on, taken_on, decided, paid_on } of purchases) {
      const done = [issued_on, taken_on, decided?.on, paid_on].filter((date) => typeof date === "string");
      expect(done).toEqual(done.toSorted());
      expect((done.at(-1) ?? "") <= today).toBe(true);
      expect(due_on === null || due_on > issued_on).toBe(true);
    }
    const dates = purchases.map(({ issued_on }) => issued_on);
    expect(dates).toEqual(dates.toSorted());
  });

  it("are costs of projects, but for what the office itself needs", () => {
    const own = ["Ātrkāju kurjeri, SIA", "Virsaišu īpašumi, SIA", "Mākoņdati, SIA"];
    for (const { supplier, lines } of purchases)
      for (const { project } of lines)
        expect([supplier, project === null]).toEqual([supplier, own.includes(supplier)]);
  });
});

it("are the same in every installation of one day, and none where nothing is bought", () => {
  const story = { name: "acme", day } as const;
  expect(bought(freshlyPlanted(story))).toEqual(bought(planted(story)));
  expect(bought(planted({ name: "beta", day }))).toEqual([]);
});

it("leave a project at a loss, and others not", () => {
  const database = planted({ name: "portal", day });
  const period = { from: "2026-05-01", to: day, year: 2026 };
  const all = { project_manager: null, customer_id: null, stock_item_id: null, project_id: null };
  const rows = readMargin(database, { ...period, ...all }).filter((row) => row.purchases_cents > 0);
  const lost = rows.filter((row) => row.purchases_cents > row.agreed_cents);
  expect(lost).toHaveLength(1);
  expect(lost[0]?.profit_cents).toBeLessThan(0);
  expect(rows.filter(({ profit_cents }) => profit_cents > 0).length).toBeGreaterThan(8);
});

describe.each(storiesOf(days.slice(0, 2)))("the purchases of $name on $day", (story) => {
  const database = planted(story);
  const company = readCompany(database);

  it("are what their e-invoices say to who reads them", () => {
    for (const { row, lines } of bought(database)) {
      const file = purchaseFileOf(row.file);
      const bytes = new TextEncoder().encode(file?.content);
      expect([file?.sha256, bytes.length]).toEqual([row.sha256, row.size]);
      const supplier = findClient(database, row.client_id ?? 0);
      const isOther = row.findings.length > 0;
      expect(readUbl(bytes)).toEqual({
        document: {
          supplier: {
            name: supplier?.name,
            reg_nr: supplier?.reg_nr,
            vat_nr: supplier?.vat_nr,
            country: "LV",
            address: supplier?.address,
            // A credit note names none.
            iban: isOther || row.total_cents < 0 ? expect.any(String) : supplier?.iban,
          },
          buyer: { reg_nr: company.reg_nr, vat_nr: company.vat_nr },
          number: row.number,
          issued_on: row.issued_on,
          due_on: row.due_on,
          currency: "EUR",
          net_cents: row.net_cents,
          vat_cents: row.vat_cents,
          total_cents: row.total_cents,
          payable_cents: row.payable_cents,
          lines: lines.map(({ name, quantity, net_cents }) => ({
            name,
            quantity,
            net_cents,
            vat_category: "S",
            vat_rate: "21.00",
          })),
          findings: [],
        },
      });
    }
  });

  it("are of suppliers with valid numbers and accounts, and decided on by who may", () => {
    const people = new Map(
      database
        .select()
        .from(users)
        .all()
        .map(({ id, role_id }) => [id, role_id]),
    );
    for (const { row } of bought(database)) {
      const supplier = findClient(database, row.client_id ?? 0);
      expect(registrationNumberWarning(supplier?.reg_nr ?? "", supplier?.vat_nr ?? "")).toBeNull();
      expect([vatNumberProblem(supplier?.vat_nr ?? ""), ibanProblem(supplier?.iban ?? "")]).toEqual([
        null,
        null,
      ]);
      expect(row.decided_by === null).toBe(row.state === "open");
      if (row.decided_by !== null) expect([1, 2]).toContain(people.get(row.decided_by));
    }
  });
});

it("have files that are found by their names alone", () => {
  const name = bought(planted({ name: "acme", day }))[2]?.row.file ?? "";
  expect(purchaseFileOf(name)?.content).toContain("<cbc:ID>");
  for (const other of ["", "x.xml", name.replace(/\w\.xml$/, "-.xml"), name.replace("20261120", "20261399")])
    expect(purchaseFileOf(other)).toBeUndefined();
});
