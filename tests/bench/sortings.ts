import { parseArgs } from "node:util";
import { estimateSortings, invoiceSortings, projectSortings } from "#model/list/sortings.ts";
import { enter } from "./invoices/offices.ts";
import type { Size } from "./reports/plant.ts";
import { withPlanted } from "./reports/planted.ts";
import { growthRow, mostRatio, perRound, timed } from "./support/growth.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { closeConnections, get, type Target } from "./support/requests.ts";

/**
 * How every sorting and filter of the long lists grows: the same questions to installations planted past the product by
 * SQL. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    rounds: { type: "string", default: "6" },
    sizes: { type: "string", default: "500,50000" },
  },
});
/** As many projects and estimates as documents; a client for ten of them. */
const sizes = values.sizes
  .split(",")
  .map((rows): Size => ({ projects: Number(rows), invoices: Number(rows), entries: 0 }));

const lists = [
  {
    path: "/projects",
    sortings: projectSortings,
    filters: [
      ...["client=3", "project_manager=101", "status=2", "status=9", "project_name=p42"],
      ...["date=2026-06-01", "dueDate=2024-03-01", "client=3&sorting=name", "status=2&sorting=-dueDate"],
    ],
  },
  {
    path: "/invoices",
    sortings: invoiceSortings,
    filters: [
      ...["client=3", "project=3", "status=1", "status=5", "status=6", "invoiceNr=R42"],
      ...["date=2026-06-01", "dueDate=2024-03-01", "status=6&sorting=-open"],
    ],
  },
  {
    path: "/all_estimates",
    sortings: estimateSortings,
    filters: ["status=open", "status=approved", "client=3", "project_manager=101", "q=t42"],
  },
  { path: "/customers", sortings: ["name", "phone"], filters: ["q=klients%2042", "archived=true"] },
] as const;
const questions = lists.flatMap(({ path, sortings, filters }) =>
  ["", ...sortings.map((name) => `sorting=${name}`), ...filters].map((query) => ({ path, query })),
);

await withPlanted(sizes, async (planted) => {
  const offices: Target[] = [];
  for (const one of planted) {
    const { api } = await enter(one);
    for (const path of ["/projects", "/all_estimates"]) await prove(api, path, one.size.projects);
    offices.push(api);
  }
  const rows: string[][] = [];
  for (const { path, query } of questions) {
    const asked = offices.map((side): [Target, string] => [side, `/api${path}?${query}`]);
    const times = await timed(asked, Number(values.rounds));
    rows.push(
      growthRow(
        `${path}?${query}`,
        times,
        sizes.map(({ projects }) => projects),
      ),
    );
    console.log(rows.at(-1)?.join(" "));
  }
  closeConnections();
  const text = `## Sorting and filtering

${circumstances("npm run bench:sortings")}

Pages of 20 from the API in every order that a head asks for, and of every filter, of installations with ${sizes.map(({ projects }) => projects).join(" and ")} projects,
estimates and invoices each, and a tenth as many clients. Planted by SQL; that the lists have all of them is proved first.
${perRound * Number(values.rounds)} requests a size and question, one after another, in ${values.rounds} rounds in turn. Milliseconds until the whole answer is there:
medians, the 95th percentile of the larger, the exponent of growth, and how often as long the larger takes as the smaller.

${table([["", ...sizes.map(({ projects }) => String(projects)), "p95", "growth", "ratio", `≤ ${mostRatio}`], ...rows])}
`;
  if (!values.print) publish("sortings", text);
});

/** Throws where a list has not so many rows. */
async function prove(api: Target, path: string, rows: number): Promise<void> {
  const { body } = await get(api, `/api${path}`);
  const { meta } = JSON.parse(body.toString());
  if (meta.total !== rows) throw new Error(`${path} has ${meta.total} rows, not ${rows}`);
}
