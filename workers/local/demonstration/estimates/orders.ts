import type { ProjectRow } from "../projects.ts";
import type { Random } from "../random.ts";
import { earlier, shifted, workdayFrom, workdayUntil } from "../timeline.ts";
import type { EstimateContent } from "./content.ts";

/** Which estimate is made of which project, when, and how long it gets. */
export interface Order {
  project: ProjectRow;
  /** Which one of its project's it is: the first is 1. */
  turn: number;
  /** Local date. */
  date: string;
  /** By whom, as an e-mail address, and at what instant. */
  approved: { by: string; at: string } | null;
  isOffer: boolean;
  /** Without VAT: the client pays it, or there is none. */
  isUntaxed: boolean;
  isCommented: boolean;
  /** Lines that it has, if it is no offer. */
  size: number;
}

interface Story {
  content: EstimateContent;
  projects: ProjectRow[];
  types: { position: boolean; product: boolean };
  today: string;
  random: Random;
}

/** The orders of all estimates, by their dates. */
export function ordersOf({ content, projects, types, today, random }: Story): Order[] {
  const sizes = sizesOf(content, random);
  const turns = turnsOf(projects, content.count, random);
  const some = (share: number) => random.shuffle(sizes.map((_, index) => index < content.count * share));
  const [isOffer, isUntaxed, isCommented] = [some(offerShare(types)), some(0.04), some(1 / 3)];
  let next = 0;
  return projects
    .flatMap((project) => {
      const count = turns.get(project) ?? 0;
      // A project that is planned ahead has been entered by now.
      let date = workdayUntil(earlier(project.planned_start_date, today));
      return Array.from({ length: count }, (_, index) => {
        date = workdayUntil(earlier(shifted(date, random.whole(0, index === 0 ? 4 : 12)), today));
        const place = next++;
        return {
          project,
          turn: index + 1,
          date,
          size: sizes[place] ?? 1,
          isOffer: isOffer[place] ?? false,
          isUntaxed: isUntaxed[place] ?? false,
          isCommented: isCommented[place] ?? false,
          approved: approvalOf(project, date, today, random),
        };
      });
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** With both modules on, one estimate of five is an offer. */
function offerShare({ position, product }: Story["types"]): number {
  if (!product) return 0;
  return position ? 0.2 : 1;
}

/** One estimate for most projects, two or three for several, none for some. */
function turnsOf(projects: ProjectRow[], count: number, random: Random): Map<ProjectRow, number> {
  const some = random.shuffle(projects).slice(Math.floor(projects.length * 0.12));
  const turns = new Map(some.map((project) => [project, 1]));
  let left = count - some.length;
  for (const [index, project] of some.entries()) {
    const more = Math.min(left, index % 3 === 0 ? 2 : 1);
    turns.set(project, 1 + more);
    left -= more;
  }
  return turns;
}

/** Short ones, mostly such of 10 to 40 lines, and a few long ones; the longest comes once. */
function sizesOf({ count, longest }: EstimateContent, random: Random): number[] {
  const middle = Math.min(40, Math.round(longest * 0.7));
  const sizes = Array.from({ length: count }, (_, index) => {
    if (index === 0) return longest;
    if (index < count * 0.07) return random.whole(middle + 1, longest - 2);
    return index < count * 0.25 ? random.whole(3, 8) : random.whole(10, middle);
  });
  return random.shuffle(sizes);
}

/** Most of what is worked on was approved within days by its manager, or by the assistant. */
function approvalOf(project: ProjectRow, date: string, today: string, random: Random): Order["approved"] {
  const { actual_start_date, manager, assistant } = project;
  const day = workdayFrom(shifted(date, random.whole(1, 8)));
  const by = random.chance(0.85) ? manager : (assistant ?? manager);
  const [hour, minute] = [random.whole(6, 14), random.whole(0, 59)].map((part) =>
    String(part).padStart(2, "0"),
  );
  const isAgreed = random.chance(actual_start_date === null ? 0.04 : 0.55);
  return isAgreed && day < today ? { by, at: `${day}T${hour}:${minute}:00.000Z` } : null;
}
