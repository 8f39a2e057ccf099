import { beforeAll, describe, expect, test } from "vitest";
import type { Invoice } from "#model/invoice/invoice.ts";
import { roleIds } from "#model/user/role.ts";
import type { Caller, TestInstallation } from "#tests/support/installation.ts";
import { dateIn, type Opened, opened } from "#tests/support/sheet.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { hired } from "../people.ts";
import { type Assortment, assortment, daysAway, formulas, listed } from "./assortment.ts";

let installation: TestInstallation;
let admin: Caller;
let there: Assortment;

beforeAll(async () => {
  const office = await emptyOffice();
  ({ installation, admin } = office);
  there = await assortment(admin);
});

const exported = async (query = "", caller = admin) => {
  const answer = await caller("GET", `/invoices/export?${query}`);
  expect(answer.status).toBe(200);
  return opened(answer.bytes);
};

/** The titles before and behind the columns of each VAT rate. */
const titles = [
  ...["Numurs", "Veids", "Statuss", "Datums", "Piegādes datums", "Apmaksas termiņš", "Klients"],
  ...["Klienta reģ. nr.", "Projekts", "Tāmes nr.", "Bez PVN, EUR", "PVN, EUR", "Summa ar PVN, EUR"],
  ...["21\u00a0%: bez PVN, EUR", "21\u00a0%: PVN, EUR", "5\u00a0%: bez PVN, EUR", "5\u00a0%: PVN, EUR"],
  ...["Kreditēts, EUR", "Apmaksāts, EUR", "Neapmaksāts, EUR", "Jāatmaksā klientam, EUR", "Komentārs"],
];
const firstMoney = 10;
const types = ["", "Rēķins", "Pavadzīme", "Kredītrēķins"];

/** What each row says, in the terms of the API: words, local dates, cents. */
const said = ({ rows }: Opened) =>
  rows.slice(1, -1).map((row) =>
    row.map((cell, column) => {
      const lastMoney = row.length - 2;
      if (column >= 3 && column <= 5) return dateIn(cell)?.slice(0, 10) ?? null;
      if (column >= firstMoney && column <= lastMoney) return Math.round(Number(cell?.v) * 100);
      return cell?.v ?? "";
    }),
  );

/** What a spreadsheet could take for a formula, also once it is saved as CSV, begins with a mark there. */
const asText = (words: string) => (/^[=+\-@]/.test(words) ? `'${words}` : words);

/** A waybill without amounts is due on no day. */
const isFree = (entry: { invoice_type_id: number; total_cents: number }) =>
  entry.invoice_type_id === 2 && entry.total_cents === 0;

/** The same of the list, with what only the documents themselves say. */
async function expected(query = "") {
  const { entries, statuses } = await listed(admin, query);
  const documents = new Map<number, Invoice>();
  for (const { id } of entries) documents.set(id, (await admin("GET", `/invoices/${id}`)).json().data);
  const groups = [...documents.values()].flatMap(({ content }) => content.groups);
  const rates = ["21.00", "5.00"].filter((rate) => groups.some((group) => group.rate === rate));
  return Promise.all(
    entries.map(async (entry) => {
      const data = documents.get(entry.id);
      const client = (await admin("GET", `/customers/${entry.customer.id}`)).json().data;
      const status = statuses.find(({ id }: { id: number }) => id === entry.status_id);
      return [
        ...[entry.invoice_nr, types[entry.invoice_type_id], status.display_name],
        ...[entry.date, data?.supply_date, isFree(entry) ? null : (entry.due_date ?? null)],
        ...[asText(entry.customer.name), client.reg_nr],
        ...[
          asText(entry.project.name),
          entry.estimate_nr,
          entry.net_cents,
          entry.vat_cents,
          entry.total_cents,
        ],
        ...rates.flatMap((rate) => {
          const sign = entry.invoice_type_id === 3 ? -1 : 1;
          const group = data?.content.groups.find((one) => one.rate === rate);
          return [sign * (group?.taxable_cents ?? 0), sign * (group?.amount_cents ?? 0)].map(
            (cents) => cents + 0,
          );
        }),
        // What is voided is taken back whole, and what takes back says so below zero.
        entry.status_id === 7 || entry.invoice_type_id === 3 ? entry.total_cents : entry.credited_cents,
        ...[entry.paid_cents, entry.open_cents, entry.owed_cents, asText(data?.comment ?? "")],
      ];
    }),
  );
}

describe("the spreadsheet of the list", () => {
  test("of chosen documents has these alone, and says so", async () => {
    const { entries } = await listed(admin);
    const chosen = [entries[1], entries[3]];
    const { rows, about } = await exported(chosen.map((entry) => `row=${entry?.id}`).join("&"));
    expect(rows.slice(1, -1).map(([nr]) => nr?.v ?? "")).toEqual(
      chosen.map((entry) => entry?.invoice_nr ?? ""),
    );
    expect(about).toContainEqual(["Filtri", "Atzīmētie: 2"]);
  });

  test("of chosen documents has them although the list is filtered by something else", async () => {
    const { entries } = await listed(admin);
    const nr = entries[1]?.invoice_nr;
    const { rows, about } = await exported(`row=${entries[1]?.id}&client=999999&status=1&invoiceNr=none`);
    expect(rows.slice(1, -1).map(([first]) => first?.v)).toEqual([nr]);
    expect(about).toContainEqual(["Filtri", "Atzīmētie: 1"]);
  });

  test("says in every cell what the API says, and nothing else", async () => {
    const sheet = await exported();
    expect(sheet.name).toBe("Rēķini");
    expect(sheet.rows[0]?.map((cell) => cell?.v)).toEqual(titles);
    expect(said(sheet)).toEqual(await expected());
    expect(sheet.widths).toHaveLength(titles.length);
  });

  test("has numbers as numbers, dates as dates of no time zone, and texts as texts", async () => {
    const { rows, autofilter } = await exported();
    for (const row of rows.slice(1, -1)) {
      for (const [column, cell] of row.entries()) {
        if (cell === null) continue;
        expect(cell.f, "no cell is a formula").toBeUndefined();
        const isDate = column >= 3 && column <= 5;
        const isMoney = column >= firstMoney && column <= row.length - 2;
        if (isDate) expect(cell).toMatchObject({ t: "n", z: "dd.mm.yyyy", v: expect.any(Number) });
        else if (isMoney) expect(cell).toMatchObject({ t: "n", z: "#,##0.00" });
        else expect(cell.t).toBe("s");
        if (isDate) expect(dateIn(cell)).toMatch(/T00:00:00\.000Z$/);
      }
    }
    expect(autofilter).toBe(`A1:V${rows.length - 1}`);
  });

  test("ends with the list's own sums, as numbers", async () => {
    const { sums } = await listed(admin);
    const { rows } = await exported();
    const totals = rows.at(-1) ?? [];
    expect(totals[0]).toMatchObject({ t: "s", v: "Izrakstītie dokumenti kopā" });
    const cents = totals.map((cell) => Math.round(Number(cell?.v) * 100));
    const [net, vat, total, base21, vat21, base5, vat5, , , open, owed] = cents.slice(firstMoney);
    expect([net, vat, total, open, owed]).toEqual([
      ...[sums.net_cents, sums.vat_cents, sums.total_cents, sums.open_cents, sums.owed_cents],
    ]);
    expect([(base21 ?? 0) + (base5 ?? 0), (vat21 ?? 0) + (vat5 ?? 0)]).toEqual([net, vat]);
    for (const cell of totals.slice(firstMoney, -1)) expect(cell).toMatchObject({ t: "n" });
  });

  test.each([
    ["a status", () => "status=6"],
    ["a client and an order", () => `client=${there.clients[1]?.id}&sorting=-total`],
    ["a date", () => `date=${daysAway(-10)}&sorting=client`],
    ["an order of what follows from the day", () => "sorting=-status"],
    ["nothing that there is", () => "client=4242"],
  ])("holds what is filtered by %s, in its order", async (_, query) => {
    expect(said(await exported(query()))).toEqual(await expected(query()));
  });

  test("says in itself which documents it holds, and which dates decided that", async () => {
    const client = there.clients[1];
    const { about } = await exported(`client=${client?.id}&date=2026-01-31&status=5`);
    expect(about).toEqual([
      ["Saturs", "Rēķini, pavadzīmes un kredītrēķini"],
      ["Klients", asText(client?.name ?? "")],
      ["Datums no", "31.01.2026"],
      ["Statuss", "Apmaksāts"],
      [
        "Kā skaitīts",
        expect.stringMatching(/^Filtrs „Datums no” attiecas uz dokumenta izrakstīšanas datumu/),
      ],
      ["", expect.stringMatching(/^Melnraksti kopsummās nav ieskaitīti/)],
      ["Sagatavots", expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/)],
    ]);
    expect((await exported()).about[1]).toEqual(["Filtri", "Nav"]);
  });

  test("is in the words of the person who asks, and named after the company", async () => {
    await admin("PATCH", "/user/update-info", { body: { language: "en" } });
    const answer = await admin("GET", "/invoices/export?status=7", { headers: { "Accept-Language": "lv" } });
    await admin("PATCH", "/user/update-info", { body: { language: "lv" } });
    const { name, rows } = opened(answer.bytes);
    expect(name).toBe("Invoices");
    expect(rows[0]?.[0]?.v).toBe("Number");
    expect(rows[1]?.[2]?.v).toBe("Voided");
    const disposition = String(answer.headers["content-disposition"]);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? "")).toMatch(
      /^Testa birojs Invoices \d{4}-\d\d-\d\d\.xlsx$/,
    );
    expect(answer.headers["content-type"]).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
  });

  test.each(formulas)("keeps a client called %j text", async (name) => {
    const id = there.clients[2]?.id;
    await admin("PATCH", `/customers/${id}`, { body: { name } });
    const { rows } = await exported(`client=${id}`);
    for (const row of rows.slice(1, -1)) {
      expect(row[6]).toMatchObject({ t: "s", v: `'${name}` });
      expect(row[6]?.f).toBeUndefined();
    }
    await admin("PATCH", `/customers/${id}`, { body: { name: "Zīle" } });
  });
});

describe("the spreadsheet is refused", () => {
  test("for filters that are none, in words", async () => {
    expect(refusal(await admin("GET", "/invoices/export?date=soon"))).toEqual({
      status: 422,
      errors: { date: ["Ievadiet datumu, piemēram, 31.12.2026"] },
    });
  });

  test("to an employee", async () => {
    const { caller } = await hired({ installation, admin }, { role_id: roleIds.employee });
    expect((await caller("GET", "/invoices/export")).status).toBe(403);
    expect((await caller("GET", "/invoices/columns")).status).toBe(403);
  });

  test("with a page where somebody followed a link", async () => {
    const answer = await admin("GET", "/invoices/export?status=2&date=soon", {
      headers: { Accept: "text/html,*/*" },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe("/invoices/export?status=2&date=soon");
  });
});
