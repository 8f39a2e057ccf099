import { worksInOffice } from "#model/user/role.ts";
import { logFault } from "#protocol/log.ts";
import type { Sender } from "../contract.ts";
import { record } from "../db/audit.ts";
import { type Database, transaction } from "../db/database.ts";
import { dayOf, nextDatedMorning } from "../db/mornings.ts";
import { datesDue, passTo, skipped } from "../db/recurring/dates.ts";
import { hasRecurring, listDue, type RecurringRow } from "../db/recurring/plans.ts";
import { findRun, findRunOn, hasUnmailed, hasUntried, listUnmailed, noteRun } from "../db/recurring/runs.ts";
import { closeSession, findSession, openSession } from "../db/sessions.ts";
import { findUser } from "../db/users.ts";
import { innerHeaders } from "../operations/inner-headers.ts";
import type { alarmsOf } from "./alarms.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { type Asking, askAs, mailRun } from "./recurring-mail.ts";

/** Milliseconds until it is tried again where the process ended meanwhile. */
const againAfter = 3_600_000;

interface Ways extends Asking {
  due: Pick<ReturnType<typeof alarmsOf>, "at" | "done" | "isPlanned">;
  isClosed: (host: string) => boolean;
}

interface Own extends Pick<Ways, "due" | "isClosed"> {
  /** The installation's own API. */
  inside: Asking["inside"];
  /** By which name the edge knows the installation. */
  name: () => string;
}

/** What an object invoices by itself. The front is reached by its Worker's own loopback, as no object makes documents. */
export const recurringIn = (
  database: Database,
  ctx: DurableObjectState,
  { due, inside, isClosed, name }: Own,
) =>
  recurringOf(database, {
    due,
    inside,
    isClosed,
    outside: (request) => ctx.exports.default.fetch(request),
    place: () => ({ installation: name(), jurisdiction: ctx.id.jurisdiction }),
  });

/** What an installation invoices by itself. Its alarm wakes for it only where there is a plan. */
export function recurringOf(database: Database, { due, isClosed, ...asking }: Ways) {
  const plan = async (now: number): Promise<void> => {
    // Asked with every write. One that was made by hand is mailed at once.
    if (hasUntried(database)) await due.at("recurring", now);
    else if (!due.isPlanned("recurring") && (hasRecurring(database) || hasUnmailed(database)))
      await due.at("recurring", nextDatedMorning(now));
  };
  /** What the next round is asked for: the latest time of those who wait for it. */
  let asked = 0;
  const work = oneAtATime(async () => {
    const day = dayOf(asked);
    asked = 0;
    // What is suspended makes nothing; those dates are missed.
    for (const one of listDue(database, day))
      if (!isClosed(hostOf(one))) await inCase(() => makeDue(database, one, day, asking));
    for (const one of listUnmailed(database))
      if (!isClosed(hostOf(one.plan)))
        await inCase(() => inNameOf(database, one.plan, (token) => mailRun(database, one, token, asking)));
  });
  return {
    plan,
    /** Makes and mails what is due, and plans the next morning. What is cut off is gone on with later. */
    run: async (now: number): Promise<void> => {
      await due.at("recurring", now + againAfter);
      asked = Math.max(asked, now);
      await work();
      await due.done("recurring");
      // What was made by hand meanwhile is mailed at once.
      await plan(now);
    },
  };
}

/** The others are made also where one fails. */
async function inCase(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logFault("recurring", error);
  }
}

/** Makes what a plan asks for by a day: the last of its dates that have come. */
async function makeDue(
  database: Database,
  plan: RecurringRow,
  day: string,
  { inside, place }: Asking,
): Promise<void> {
  const due_on = datesDue(plan, day).at(-1);
  if (due_on === undefined) return;
  if (!mayMake(database, plan.author_id)) return skip(database, plan, due_on, "recurring_runs.author");
  const answer = await inNameOf(database, plan, (token) =>
    askAs(inside, place(), plan, {
      method: "POST",
      path: `/recurring_invoices/${plan.id}/runs`,
      body: { due_on },
      headers: { Authorization: `Bearer ${token}`, [innerHeaders.recurring]: "yes" },
    }),
  );
  await answer.body?.cancel();
  // One that somebody has made meanwhile is refused, and the plan is past that date.
  if (answer.status === 403) skip(database, plan, due_on, "errors.module_off");
  else if (answer.status >= 500) skip(database, plan, due_on, "recurring_runs.fault");
}

const hostOf = ({ origin }: Sender): string => (URL.canParse(origin) ? new URL(origin).hostname : "");

/** Whether somebody still works here, and in the office. */
function mayMake(database: Database, userId: number): boolean {
  const user = findUser(database, userId);
  return user !== undefined && worksInOffice(user);
}

/** Notes that a date came to nothing: nobody's act, as nobody was there who may. */
function skip(database: Database, plan: RecurringRow, due_on: string, key: string): void {
  transaction(database, () => {
    // What was made before an answer was lost stays.
    passTo(database, plan, due_on);
    const isDone = findRunOn(database, plan.id, due_on) !== undefined;
    if (isDone) return;
    const id = noteRun(database, { plan_id: plan.id, due_on, ...skipped(database, key) });
    record(database, {
      operation: "recurring",
      entity: "recurring_run",
      entity_id: id,
      after: findRun(database, id),
    });
  });
}

/** Does something in the name of a plan's author, in a session that ends with it. */
async function inNameOf<Done>(
  database: Database,
  { author_id }: RecurringRow,
  work: (token: string) => Promise<Done>,
): Promise<Done> {
  const token = openSession(database, author_id);
  try {
    return await work(token);
  } finally {
    const session = findSession(database, token);
    if (session) closeSession(database, session.sessionId);
  }
}
