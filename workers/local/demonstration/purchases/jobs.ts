import { projectStatus } from "#model/project/status.ts";
import type { EstimateRow } from "../estimates/estimates.ts";
import { lineTotal } from "../estimates/lines.ts";
import type { ProjectRow } from "../projects.ts";
import type { Random } from "../random.ts";
import { shifted } from "../timeline.ts";

/** A project that things are bought for. */
export interface Job {
  /** Name of the project, and the e-mail address of its manager. */
  project: string;
  manager: string;
  /** Cents of its approved estimates at most: before what is not chosen. */
  worth: number;
  /** Local dates between which it is worked on. */
  from: string;
  until: string;
  /** Invoices that it has so far. */
  bought: number;
}

/** What is too little for anybody to be paid of it. */
const leastWorth = 100_000;
/** Suppliers ask for their money some days after the work is delivered. */
const daysAfter = 12;

/** Projects that were ordered and are made, or were. */
export function jobsOf(projects: readonly ProjectRow[], estimates: readonly EstimateRow[], today: string) {
  const agreed = Map.groupBy(
    estimates.filter(({ approved }) => approved !== null),
    ({ project }) => project,
  );
  return projects.flatMap((project): Job[] => {
    const own = agreed.get(project.name) ?? [];
    const worth = own.reduce((sum, estimate) => sum + worthOf(estimate), 0);
    const isMade =
      project.status_id === projectStatus.finished || project.status_id === projectStatus.in_process;
    if (!isMade || worth < leastWorth) return [];
    const from = own.map(({ approved }) => approved?.at.slice(0, 10) ?? "").toSorted()[0] ?? today;
    const until = shifted(project.actual_due_date ?? today, daysAfter);
    return [{ project: project.name, manager: project.manager, worth, from, until, bought: 0 }];
  });
}

/** Cents of an estimate without VAT. */
function worthOf({ sections, discount }: EstimateRow): number {
  const whole = sections.flatMap(({ lines }) => lines).reduce((sum, line) => sum + lineTotal(line), 0);
  return Math.round(whole * (1 - discount / 1_000_000));
}

/** What is made on screens alone: nobody prints or carries anything for it. */
export const onScreens = /mājaslap|interneta/iu;
/** Days after a job in which its last invoices still come, where nothing else is worked on. */
const latestDays = 75;

/**
 * One that is worked on that day and that a supplier works for, or else was done lately, or else any that was. Of these, one of
 * those that have had the fewest invoices.
 */
export function jobOn(
  jobs: readonly Job[],
  { date, fits }: { date: string; fits: RegExp | undefined },
  random: Random,
): Job | undefined {
  const begun = jobs.filter(({ project, from }) => from < date && !onScreens.test(project));
  const isOpen = ({ until }: Job) => date <= until;
  const isFor = ({ project }: Job) => fits === undefined || fits.test(project);
  const isLate = ({ until }: Job) => shifted(date, -latestDays) <= until;
  const tried = [
    begun.filter((job) => isOpen(job) && isFor(job)),
    begun.filter((job) => isLate(job) && isFor(job)),
    begun.filter(isLate),
  ];
  const found = tried.find((some) => some.length > 0) ?? [];
  const fewest = Math.min(...found.map(({ bought }) => bought));
  const least = found.filter(({ bought }) => bought === fewest);
  return least.length > 0 ? random.pick(least) : undefined;
}
