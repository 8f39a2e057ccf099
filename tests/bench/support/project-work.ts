import type { Chance } from "#tests/party/chance.ts";
import type { Asked } from "./requests.ts";

/** What is done to projects, and how often in a hundred. */
export const mix = [
  ["one", 60],
  ["page", 20],
  ["update", 15],
  ["create", 5],
] as const;
export type Kind = (typeof mix)[number][0];
export interface Task {
  kind: Kind;
  asked: Asked;
}

const perPage = 20;
/** How far people turn pages. */
const pagesTurned = 10;

const hundred = mix.flatMap(([kind, share]) => Array<Kind>(share).fill(kind));

/** The next tasks of an office with that many projects, of these kinds only. The same chance plans the same tasks. */
export function plan(chance: Chance, rows: number, count: number, only: readonly Kind[]): Task[] {
  const chosen = hundred.filter((kind) => only.includes(kind));
  return Array.from({ length: count }, () => {
    const kind = chance.of(chosen) ?? "one";
    return { kind, asked: asking(kind, chance, rows) };
  });
}

/** Every project of the office at first, and one more at each creation. */
export const projectAt = (index: number) => ({
  name: `Kampaņa ${index}`,
  short_name: `K${index}`,
  startDate: "2026-03-02",
  dueDate: "2026-04-10",
  client: (index % clients) + 1,
  project_manager: 1,
});
export const clients = 100;

function asking(kind: Kind, chance: Chance, rows: number): Asked {
  const path = `/api/projects/${chance.below(rows) + 1}`;
  switch (kind) {
    case "one":
      return { path };
    case "page":
      return { path: `/api/projects?page=${chance.below(pagesTurned) + 1}&per_page=${perPage}` };
    case "update":
      return { path, method: "PATCH", body: { name: `Kampaņa ${chance.below(1_000_000)}` } };
    case "create":
      return { path: "/api/projects", method: "POST", body: projectAt(chance.below(1_000_000)) };
    default:
      return kind satisfies never;
  }
}
