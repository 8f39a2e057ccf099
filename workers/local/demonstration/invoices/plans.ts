import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseISO } from "date-fns/parseISO";
import type { WaybillPurpose } from "#model/invoice/waybill.ts";
import { projectStatus } from "#model/project/status.ts";
import type { EstimateRow } from "../estimates/estimates.ts";
import type { ProjectRow } from "../projects.ts";
import type { Random } from "../random.ts";
import { earlier, shifted, workdayUntil } from "../timeline.ts";

/** What is done about an estimate's documents. */
export type Act =
  | { kind: "advance"; percentage: string }
  /** A document of this share of the lines that are still open. */
  | { kind: "lines"; share: number; isWaybill: boolean; isDraft: boolean }
  /** A waybill without prices, of what was invoiced last. */
  | { kind: "goods"; purpose: WaybillPurpose }
  /** What was invoiced last is voided. */
  | { kind: "void" };

/** An act of one estimate on a local date. */
export interface Step {
  /** The estimate's id: its place in the list, from 1. */
  estimateId: number;
  date: string;
  act: Act;
}

interface Story {
  estimates: EstimateRow[];
  projects: ProjectRow[];
  /** About how many documents there are to be. */
  count: number;
  today: string;
  random: Random;
}

/** Everything that is done about documents, in the order in which it is done: by dates, drafts last. */
export function stepsOf({ estimates, projects, count, today, random }: Story): Step[] {
  const byName = new Map(projects.map((project) => [project.name, project]));
  const told = estimates.flatMap((estimate, index) => {
    const project = byName.get(estimate.project);
    return project && isInvoiced(estimate, project) ? [{ id: index + 1, estimate, project }] : [];
  });
  let left = count;
  const steps = random.shuffle(told).flatMap(({ id, estimate, project }, index) => {
    const most = Math.round((left / (told.length - index)) * 1.6);
    const acts = actsOf({ most: random.whole(1, Math.max(1, most)), estimate, project, today }, random);
    left -= acts.length;
    const dates = datesOf({ count: acts.length, estimate, project, today }, random);
    return acts.map((act, place) => ({ estimateId: id, date: dates[place] ?? today, act }));
  });
  // A stable order: what is done of one estimate on one day stays as it was told.
  return steps.sort(
    (one, other) => Number(isDraft(one)) - Number(isDraft(other)) || one.date.localeCompare(other.date),
  );
}

const isDraft = ({ act }: Step): boolean => act.kind === "lines" && act.isDraft;

/** What is made is invoiced, and what is being made where it was agreed on. */
const isInvoiced = ({ approved }: EstimateRow, { status_id }: ProjectRow): boolean =>
  status_id === projectStatus.finished || (status_id === projectStatus.in_process && approved !== null);

interface Told {
  /** Documents at most. */
  most: number;
  estimate: EstimateRow;
  project: ProjectRow;
  today: string;
}

/** Days after which everything that was delivered is invoiced. */
const daysUntilInvoiced = 25;

function actsOf({ most, estimate, project, today }: Told, random: Random): Act[] {
  const acts: Act[] = [];
  let left = most;
  if (left >= 2 && random.chance(0.4)) {
    acts.push({ kind: "advance", percentage: random.pick(["20", "30", "30", "40", "50"]) });
    left -= 1;
  }
  const isVoided = left >= 3 && random.chance(0.35);
  if (isVoided) left -= 2;
  const goods = left >= 2 ? random.whole(0, Math.floor(left / 2)) : 0;
  const lines = estimate.sections.reduce((sum, section) => sum + section.lines.length, 0);
  const parts = Math.min(Math.max(1, left - goods), lines);
  const wrong = isVoided ? random.whole(0, parts - 1) : -1;
  for (let part = 0; part < parts; part += 1) {
    const act: Act = {
      kind: "lines",
      share: 1 / (parts - part),
      isDraft: false,
      isWaybill: random.chance(0.06),
    };
    acts.push(act);
    if (part === wrong) acts.push({ kind: "void" }, act);
    if (part < goods) acts.push({ kind: "goods", purpose: random.chance(0.8) ? "sale" : "movement" });
  }
  const isDone = (project.actual_due_date ?? today) < shifted(today, -daysUntilInvoiced);
  return isDone ? acts : unfinished(acts, random);
}

/** Of what is still being made, or was made just now, the last part is not invoiced yet, though somebody may have begun to. */
function unfinished(acts: Act[], random: Random): Act[] {
  const last = acts.findLastIndex(({ kind }) => kind === "lines");
  const before = acts.slice(0, last);
  const draft: Act = { kind: "lines", share: random.pick([0.5, 1]), isWaybill: false, isDraft: true };
  return random.chance(0.7) ? [...before, draft] : before;
}

/** Working days from when the estimate was agreed on until the work was delivered, none after today. */
function datesOf(
  { count, estimate, project, today }: Omit<Told, "most"> & { count: number },
  random: Random,
): string[] {
  const from = estimate.approved?.at.slice(0, 10) ?? estimate.date;
  const until = shifted(project.actual_due_date ?? today, random.whole(0, 12));
  const days = Math.max(0, differenceInCalendarDays(parseISO(until), parseISO(from)));
  let latest = from;
  return Array.from({ length: count }, (_, place) => {
    const share = count === 1 ? 1 : place / (count - 1);
    const date = workdayUntil(earlier(shifted(from, Math.round(days * share)), today));
    if (date > latest) latest = date;
    return latest;
  });
}
