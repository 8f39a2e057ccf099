import { laterOf } from "#model/date/week.ts";
import type { PurchaseState } from "#model/purchase/purchase-invoice.ts";
import type { EstimateRow } from "../estimates/estimates.ts";
import type { ProjectRow } from "../projects.ts";
import type { Random } from "../random.ts";
import { earlier, shifted, workdayFrom, workdayUntil } from "../timeline.ts";
import type { PurchaseContent, Told } from "./content.ts";
import { type Job, jobOn, jobsOf, onScreens } from "./jobs.ts";
import { linesFor, type PurchaseLineRow } from "./lines.ts";

/** A supplier's invoice that refers by names: ids are given when it is planted. */
export interface PurchaseRow {
  supplier: string;
  number: string;
  /** Local dates; a credit note is never due. */
  issued_on: string;
  due_on: string | null;
  lines: PurchaseLineRow[];
  isCredit: boolean;
  isOtherAccount: boolean;
  state: PurchaseState;
  reason: string;
  /** Local dates; who decided is given as an e-mail address. */
  taken_on: string;
  decided: { on: string; by: string } | null;
  paid_on: string | null;
}

interface Story {
  content: PurchaseContent;
  projects: readonly ProjectRow[];
  estimates: readonly EstimateRow[];
  /** E-mail address of who decides where no manager does. */
  admin: string;
  today: string;
  random: Random;
}

/** Suppliers' invoices of half a year, in the order of their dates. */
export function purchasesOf({ content, projects, estimates, admin, today, random }: Story): PurchaseRow[] {
  const jobs = jobsOf(projects, estimates, today);
  const loss = losing(jobs, content, today);
  const free = jobs.filter((job) => job !== loss);
  const counted = new Map<string, number>();
  const rows: PurchaseRow[] = [];
  for (const { date, told } of datedOf(content, today)) {
    const terms = content.terms.find(({ supplier }) => supplier === told.supplier);
    if (!terms) throw new Error(`Nobody knows how ${told.supplier} numbers its invoices`);
    const last = (counted.get(told.supplier) ?? terms.counted) + random.whole(1, 24);
    counted.set(told.supplier, last);
    const before = rows.findLast(({ supplier }) => supplier === told.supplier);
    const given = jobsFor(told, { date, fits: terms.projects, free, loss, random });
    const lines = linesFor(told, given, before?.lines[0]?.project ?? null, random);
    const isCredit = told.isCredit === true;
    const due_on = isCredit ? null : shifted(date, terms.terms);
    rows.push({
      supplier: told.supplier,
      number: terms.number.replace("{year}", date.slice(0, 4)).replace("#", String(last)),
      issued_on: date,
      due_on,
      lines,
      isCredit,
      isOtherAccount: told.isOtherAccount === true,
      reason: told.reason ?? "",
      ...wayOf(told, { date, due_on, by: managerOf(lines, jobs) ?? admin, today }, random),
    });
  }
  return rows;
}

/** Everything that came, the oldest first. */
function datedOf({ monthly, told }: PurchaseContent, today: string): { date: string; told: Told }[] {
  const oldest = shifted(today, -180);
  const months = Array.from({ length: 7 }, (_, back) => monthBefore(today, back)).filter(
    (date) => date >= oldest && date <= today,
  );
  const repeated = monthly.flatMap((each) =>
    months.map((date) => ({ date, told: { ...each, ago: 0, given: "none" as const } })),
  );
  return [
    ...told.map((one) => ({ date: workdayUntil(shifted(today, -one.ago)), told: one })),
    ...repeated,
  ].toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The first day of a month so many months before a day's. */
function monthBefore(today: string, back: number): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - back;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}

/** The project that nothing is left of: the smallest of those that are worked on whenever something is bought for it. */
function losing(jobs: readonly Job[], { told }: PurchaseContent, today: string): Job | undefined {
  const days = told.filter(({ given }) => given === "loss").map(({ ago }) => shifted(today, -ago));
  return jobs
    .filter(({ project }) => !onScreens.test(project))
    .filter(({ from, until }) => days.length > 0 && days.every((day) => from < day && day <= until))
    .toSorted((one, other) => one.worth - other.worth)[0];
}

interface Choice {
  date: string;
  fits: RegExp | undefined;
  free: readonly Job[];
  loss: Job | undefined;
  random: Random;
}

/** The projects that an invoice is given to: as many as there are of those asked for. */
function jobsFor({ given, isCredit }: Told, { date, fits, free, loss, random }: Choice): Job[] {
  if (given === "none" || isCredit) return [];
  const first = (given === "loss" ? loss : undefined) ?? jobOn(free, { date, fits }, random);
  const others = free.filter((job) => job !== first);
  const second = given === "two" ? jobOn(others, { date, fits }, random) : undefined;
  const chosen = [first, second].filter((job) => job !== undefined);
  for (const job of chosen) job.bought += 1;
  return chosen;
}

/** Who manages all projects of an invoice, and may decide on it. */
function managerOf(lines: readonly PurchaseLineRow[], jobs: readonly Job[]): string | undefined {
  const managers = new Set(lines.map(({ project }) => jobs.find((job) => job.project === project)?.manager));
  return managers.size === 1 ? [...managers][0] : undefined;
}

interface Dates {
  date: string;
  due_on: string | null;
  by: string;
  today: string;
}

/** How far an invoice is: it is decided on within days, and paid a little before it is due. */
function wayOf({ fate }: Told, { date, due_on, by, today }: Dates, random: Random) {
  const taken_on = earlier(workdayFrom(shifted(date, random.whole(0, 1))), today);
  const on = workdayFrom(shifted(taken_on, random.whole(1, 3)));
  // What is given back is set off against what is bought next.
  const before = workdayUntil(shifted(due_on ?? shifted(date, 20), -random.whole(0, 3)));
  const way = { taken_on, decided: { on, by }, paid_on: null };
  if (fate === "waiting" || on > today) return { ...way, decided: null, state: "open" as const };
  if (fate === "rejected") return { ...way, state: "rejected" as const };
  if (fate === "late" || before >= today) return { ...way, state: "approved" as const };
  return { ...way, paid_on: laterOf(before, on), state: "paid" as const };
}
