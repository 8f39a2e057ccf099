import { circumstances, table } from "../support/publish.ts";
import { median } from "../support/statistics.ts";
import type { Audited } from "./audit.ts";
import type { Screen } from "./screens.ts";

export interface Looked {
  screen: Screen;
  /** One for each time that it was opened. */
  audits: Audited[];
}

interface Goal {
  name: string;
  limit: string;
  of: (audited: Audited) => number;
  isReached: (value: number) => boolean;
  shown: (value: number) => string;
}

const whole = (value: number) => value.toFixed(0);
const atLeast = (name: string, least: number, of: Goal["of"]): Goal => ({
  name,
  limit: `≥ ${least}`,
  of,
  isReached: (value) => value >= least,
  shown: whole,
});
const goalsOf = ({ performance, lcp }: { performance: number; lcp: number }): Goal[] => [
  atLeast("performance", performance, (audited) => audited.performance),
  atLeast("accessibility", 100, ({ accessibility }) => accessibility),
  atLeast("best practices", 100, ({ practices }) => practices),
  {
    name: "LCP",
    limit: `≤ ${lcp} s`,
    of: (audited) => audited.lcp / 1000,
    isReached: (value) => value <= lcp,
    shown: (value) => value.toFixed(2),
  },
  {
    name: "CLS",
    limit: "≤ 0.02",
    of: ({ cls }) => cls,
    isReached: (value) => value <= 0.02,
    shown: (value) => value.toFixed(3),
  },
];

const goals = goalsOf({ performance: 95, lcp: 1 });

/** What a client reads, who has come for it alone: it has goals of its own. */
export const clientsPage = "/d/:token";
const clientsGoals = goalsOf({ performance: 100, lcp: 0.5 });

const goalsFor = ({ screen }: Looked): Goal[] => (screen.pattern === clientsPage ? clientsGoals : goals);

/** The screens about which the goals are; the others are held to them as well, and shown. */
export const chosen = ["/login", "/projects", "/calendar", clientsPage];

const figureOf = ({ audits }: Looked, { of }: Goal) => median(audits.map(of));

/** The section of docs/benchmarks.md. */
export function report(looked: Looked[], version: string): string {
  const bar = looked.filter(({ screen }) => chosen.includes(screen.pattern));
  return `## Lighthouse

${circumstances("npm run lighthouse")}

Every screen of the demonstration, signed in as its administrator, by Lighthouse ${version} with its desktop preset (simulated: 10 Mbit/s,
40 ms), nothing in the cache; the production build as \`npm start\` runs it, packed by the local run with brotli as the platform packs,
over HTTP/1.1. The median of ${bar[0]?.audits.length ?? 1} on the screens with goals, once on the others. LCP in seconds, TBT in milliseconds.

${table([["screen", ...goals.map(({ name }) => name), "TBT"], ...looked.map(row)])}

${table([["goal", "screen", "limit", "measured", "result"], ...bar.flatMap((one) => goalsFor(one).map((goal) => goalRow(goal, one)))])}
`;
}

const row = (looked: Looked): string[] => [
  looked.screen.pattern,
  ...goals.map((goal) => goal.shown(figureOf(looked, goal))),
  whole(median(looked.audits.map(({ tbt }) => tbt))),
];

function goalRow(goal: Goal, looked: Looked): string[] {
  const value = figureOf(looked, goal);
  const result = goal.isReached(value) ? "reached" : "missed";
  return [goal.name, looked.screen.pattern, goal.limit, goal.shown(value), result];
}

/** What misses a goal on any screen, and which audits failed there. */
export function shortcomings(looked: Looked[]): string[] {
  return looked.flatMap((one) => {
    const missed = goalsFor(one).filter((goal) => !goal.isReached(figureOf(one, goal)));
    if (missed.length === 0) return [];
    const figures = missed.map((goal) => `${goal.name} ${goal.shown(figureOf(one, goal))}`).join(", ");
    const failed = [...new Set(one.audits.flatMap((audited) => audited.failed))].join(", ");
    return [`${one.screen.path}: ${figures}; failed: ${failed || "none"}`];
  });
}
