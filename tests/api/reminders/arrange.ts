import { invoiceStatus } from "#model/invoice/status.ts";
import type { Caller } from "#tests/support/installation.ts";
import { morningOf } from "#tests/support/mornings.ts";
import { emptyOffice, mailboxOf } from "../arrange.ts";
import { introduceSeller, invoiceDesk, issued } from "../invoices/arrange.ts";

/** The plan of most tests, and of the form before anything was saved. */
export const usual = [-3, 3, 10, 20];
export const stepsOf = (days: readonly number[]) => days.map((step) => ({ days: step }));

/** The client's own address. */
export const client = "birojs@klients.lv";

/**
 * A due date that no run comes near to: a Monday. 24 and 25 December are a Thursday and a Friday, and off as 31 December and
 * 1 January are, again a Thursday and a Friday (domain.md §5).
 */
export const due_date = "2037-12-21";

/** An office with a plan that is on, and a client with an address. */
export async function remindingOffice(plan: object = {}) {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const at = await invoiceDesk(admin);
  await patch(admin, `/customers/${at.clientId}`, { email: client });
  await patch(admin, "/reminder_plan", { is_on: true, steps: stepsOf(usual), ...plan });
  return { installation, admin, at };
}

export type Office = Awaited<ReturnType<typeof remindingOffice>>;

export async function patch(caller: Caller, path: string, body: object) {
  const answer = await caller("PATCH", path, { body });
  if (answer.status !== 200) throw new Error(`PATCH ${path} answered ${answer.status}: ${answer.text}`);
  return answer.json().data;
}

/** An invoice of 213.83 that was sent in another way than by mail. */
export const lateInvoice = ({ at }: Office, body: object = {}) =>
  issued(at, { due_date, ...body }, { status_id: invoiceStatus.sent });

/** The local dates from one to another. */
function datesTo(from: string, to: string): string[] {
  const dates = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}

/** Lives through some days: which steps went out on which of them. */
export async function lived({ installation, admin }: Office, id: number, [from, to]: [string, string]) {
  const seen: [number, string][] = [];
  for (const date of datesTo(from, to)) {
    await morningOf(installation, date);
    const { sent } = (await admin("GET", `/invoices/${id}/reminders`)).json().data;
    for (const { days } of sent.slice(0, sent.length - seen.length).toReversed()) seen.push([days, date]);
  }
  return seen;
}

/** What the client of an office was mailed, the first first: reminders and others. */
export const mailedTo = async ({ installation }: Office, address: string) =>
  (await mailboxOf(installation)).filter(({ head }) => head?.includes(address)).toReversed();
