import { expect, test } from "vitest";
import { type Dashboard, dashboard } from "#model/dashboard/dashboard.ts";
import { today } from "#model/date/dates.ts";
import { addDays, mondayOf } from "#model/date/week.ts";
import { roleIds } from "#model/user/role.ts";
import { remainsOf } from "./income-oracle.ts";
import { documentsOf, incomeOf, inOrder, isStanding, total, within } from "./oracles.ts";
import type { Raw } from "./raw.ts";
import type { Side } from "./sides.ts";

/** Weekdays off in Latvia (domain §5). */
const holidays = [
  ...["2026-01-01", "2026-04-03", "2026-04-06", "2026-05-01", "2026-05-04", "2026-06-23", "2026-06-24"],
  ...["2026-11-18", "2026-12-24", "2026-12-25", "2026-12-31", "2027-01-01", "2027-03-26", "2027-03-29"],
  ...["2027-05-04", "2027-06-23", "2027-06-24", "2027-11-18", "2027-12-24", "2027-12-31"],
];

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}`);
const invoicedIn = (raw: Raw, from: string, to: string) => incomeOf(documentsOf(raw, { from, to }));
const begunIn = ({ projects }: Raw, from: string, to: string) =>
  projects.filter(({ planned_start_date }) => within(planned_start_date, { from, to })).length;
const percentOf = (part: number, whole: number) => Math.round((part / whole) * 10_000) * 100;

/** What the dashboard of an installation says, against what its rows add up to. */
export function testDashboard(there: () => Side): void {
  const shown = async (query: string): Promise<{ raw: Raw; data: Dashboard; meta: { step: string } }> => {
    const { admin, raw } = there();
    const answer = await admin("GET", `/dashboard?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return { raw, ...answer.json() };
  };

  test("has a year by month beside the year before", async () => {
    const { raw, data, meta } = await shown("from=2026-01-01&to=2026-12-31");
    expect(meta).toEqual({ from: "2026-01-01", to: "2026-12-31", step: "month" });
    const { invoices, project_count } = data.graphs;
    expect(invoices.map(({ from }) => from)).toEqual(monthsOf(2026).map((month) => `${month}-01`));
    for (const { from, to, ...sums } of invoices) {
      const before = from.replace("2026", "2025");
      expect(sums).toEqual({
        net_cents: invoicedIn(raw, from, to).net_cents,
        previous_net_cents: invoicedIn(raw, before, `${before.slice(0, 8)}99`).net_cents,
      });
    }
    for (const { from, to, ...counts } of project_count) {
      const before = from.replace("2026", "2025");
      expect(counts).toEqual({
        projects: begunIn(raw, from, to),
        previous_projects: begunIn(raw, before, `${before.slice(0, 8)}99`),
      });
    }
    expect(total(invoices.map(({ net_cents }) => net_cents))).not.toBe(0);
    expect(total(project_count.map(({ projects }) => projects))).toBeGreaterThan(0);
  });

  test("compares a year that runs with the one before until the same day, and one that is over whole", async () => {
    const year = Number(today().slice(0, 4));
    const { raw, data } = await shown(`from=${year}-01-01&to=${year}-12-31`);
    const until = `${year - 1}${today().slice(4)}`.replace("02-29", "02-28");
    const isLastDay = today().endsWith("-12-31");
    const before = { until, previous_net_cents: invoicedIn(raw, `${year - 1}-01-01`, until).net_cents };
    expect(data.graphs.so_far).toEqual(isLastDay ? null : before);
    const over = await shown(`from=${year - 1}-01-01&to=${year - 1}-12-31`);
    expect(over.data.graphs.so_far).toBeNull();
  });

  test.each([
    ["day", "2026-10-05", "2026-11-01", 28, 28],
    ["week", "2026-08-31", "2026-11-22", 12, 84],
  ] as const)("has a short period by %s beside as many before", async (step, from, to, count, days) => {
    const { raw, data, meta } = await shown(`from=${from}&to=${to}`);
    expect(meta.step).toBe(step);
    expect(data.graphs.invoices).toHaveLength(count);
    for (const { from, to, ...sums } of data.graphs.invoices)
      expect(sums).toEqual({
        net_cents: invoicedIn(raw, from, to).net_cents,
        previous_net_cents: invoicedIn(raw, addDays(from, -days), addDays(to, -days)).net_cents,
      });
  });

  test("has the progress of income by month, beside a year before and what was approved", async () => {
    const { raw, data } = await shown("from=2026-01-15&to=2026-11-02");
    const payments = raw.invoices.flatMap((document) => document.payments);
    const paidIn = (month: string) =>
      total(payments.filter(({ date }) => date.startsWith(month)).map(({ amount_cents }) => amount_cents));
    const riga = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Riga" });
    const approvedIn = (month: string) =>
      total(
        raw.estimates
          .filter(({ approved_at }) => approved_at && riga.format(new Date(approved_at)).startsWith(month))
          .map(({ sums }) => sums.net_cents),
      );
    const wanted = monthsOf(2026)
      .slice(0, 11)
      .map((month) => {
        const before = month.replace("2026", "2025");
        return {
          month,
          ...invoicedIn(raw, `${month}-01`, `${month}-99`),
          paid_cents: paidIn(month),
          previous_net_cents: invoicedIn(raw, `${before}-01`, `${before}-99`).net_cents,
          previous_paid_cents: paidIn(before),
          approved_cents: approvedIn(month),
        };
      });
    expect(data.income_progress).toEqual(wanted);
    expect(
      total(wanted.map(({ approved_cents, paid_cents }) => approved_cents + paid_cents)),
    ).toBeGreaterThan(0);
  });

  test("forecasts what is approved and not invoiced, by the month that projects end in", async () => {
    const { raw, data } = await shown("");
    const due = new Map(
      raw.projects.map(({ id, planned_due_date }) => [id, planned_due_date?.slice(0, 7) ?? ""]),
    );
    const open = raw.estimates
      .map((estimate) => ({ month: due.get(estimate.project.id) ?? "", left: remainsOf(raw, estimate).left }))
      .filter(({ left }) => left > 0);
    const wanted = [...Map.groupBy(open, ({ month }) => month)]
      .map(([month, own]) => ({ month, net_cents: total(own.map(({ left }) => left)) }))
      .sort((one, other) => one.month.localeCompare(other.month));
    expect(data.income_forecast).toEqual(wanted);
    expect(data.not_invoiced).toEqual({
      estimates: open.length,
      net_cents: total(open.map(({ left }) => left)),
    });
    expect(wanted.length).toBeGreaterThan(0);
  });

  test("counts what is overdue", async () => {
    const { raw, data } = await shown("");
    const late = raw.invoices
      .filter(isStanding)
      .filter(
        ({ status_id, due_date, open_cents }) =>
          status_id !== 1 && (due_date ?? "9") < today() && open_cents > 0,
      );
    expect(data.overdue).toEqual({
      documents: late.length,
      open_cents: total(late.map(({ open_cents }) => open_cents)),
      oldest_due_date: late.map(({ due_date }) => due_date ?? "").sort()[0] ?? null,
    });
    expect(late.length).toBeGreaterThan(0);
  });

  test("has what comes in and goes out by week, by due dates and by what clients are used to", async () => {
    const { raw, data } = await shown("");
    const monday = mondayOf(today());
    const open = raw.invoices
      .filter(isStanding)
      .filter(({ status_id, open_cents }) => status_id !== 1 && open_cents > 0);
    const lateOf = (client: number): number => {
      const days = raw.invoices
        .filter(isStanding)
        .filter(({ customer, due_date, open_cents, payments, total_cents }) => {
          const isRecent = (due_date ?? "") >= addDays(today(), -365);
          return (
            customer.id === client && isRecent && open_cents === 0 && total_cents > 0 && payments.length > 0
          );
        })
        .map(({ due_date, payments }) => {
          const paid = payments.filter(({ amount_cents }) => amount_cents > 0).map(({ date }) => date);
          return (Date.parse(String(paid.toSorted().at(-1))) - Date.parse(String(due_date))) / 86_400_000;
        })
        .toSorted((one, other) => one - other);
      return days.length < 2 ? 0 : Number(days[Math.ceil(days.length / 2) - 1]);
    };
    const expectedOn = ({ customer, due_date }: (typeof open)[number]): string => {
      const day = addDays(due_date ?? today(), lateOf(customer.id));
      return String([day, today()].toSorted().at(-1));
    };
    const payable = raw.purchases.filter(({ state }) => state === "approved");
    const flow = data.cash_flow ?? [];
    expect(flow.map(({ from }) => from)).toEqual([
      null,
      ...Array.from({ length: 9 }, (_, week) => addDays(monday, 7 * week)),
    ]);
    for (const { from, to, ...sums } of flow) {
      const isIn = (date: string | null) =>
        (date ?? today()) >= (from ?? "") && (date ?? today()) <= (to ?? "9");
      const centsOf = (own: typeof open) => total(own.map(({ open_cents }) => open_cents));
      expect([from, sums]).toEqual([
        from,
        {
          due_cents: centsOf(open.filter(({ due_date }) => isIn(due_date))),
          expected_cents: centsOf(open.filter((one) => isIn(expectedOn(one)))),
          out_cents: total(
            payable
              .filter(({ due_on }) => isIn(due_on))
              .map(({ payable_cents, rate }) => Math.round(payable_cents / Number(rate ?? "1"))),
          ),
        },
      ]);
    }
    expect(total(flow.map(({ due_cents }) => due_cents))).toBeGreaterThan(0);
  });

  test("says how much of this week is planned, holidays left out", async () => {
    const { raw, data } = await shown("");
    const monday = mondayOf(today());
    const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
    const capacity_hours = days.filter((day) => !holidays.includes(day)).length * 80_000;
    const employees = inOrder(
      raw.users
        .filter(({ is_active, role_id }) => is_active && role_id === roleIds.employee)
        .map(({ id, name }) => {
          const own = raw.entries.filter(({ user_id, date }) => user_id === id && days.includes(date));
          const planned_hours = total(own.map(({ duration }) => duration * 10_000));
          return {
            user_id: id,
            name,
            planned_hours,
            capacity_hours,
            percent: percentOf(planned_hours, capacity_hours),
          };
        }),
      ["name", "user_id"],
    );
    const planned_hours = total(employees.map((person) => Number(person.planned_hours)));
    const all = capacity_hours * employees.length;
    expect(data.utilisation).toEqual({
      from: days[0],
      to: days[4],
      planned_hours,
      capacity_hours: all,
      percent: percentOf(planned_hours, all),
      employees,
    });
    expect(planned_hours).toBeGreaterThan(0);
  });

  test("has every part", async () => {
    const { data } = await shown("");
    expect(Object.keys(data)).toEqual(expect.arrayContaining(Object.keys(dashboard.shape)));
  });
}
