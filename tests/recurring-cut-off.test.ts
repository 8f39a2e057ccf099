import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installationApi } from "#backend/app.ts";
import { listRuns } from "#backend/db/recurring/runs.ts";
import { recurringOf } from "#backend/jobs/recurring.ts";
import { estimate, line, projectAdded, type Step } from "./api/audit/mutation.ts";
import { envOf, office } from "./api/audit/office.ts";

const position: Step = ["POST", "/positions", { estimate_id: 1, name: "Pozīcija" }];
const details = {
  legal_name: "SIA Aģentūra",
  reg_nr: "40003521600",
  vat_nr: "LV40003521600",
  address: "Rīga",
};
const seller: Step = ["PATCH", "/companies/1/details", details];
const client: Step = ["PATCH", "/customers/1", { email: "birojs@klients.lv" }];
const plan: Step = [
  "POST",
  "/recurring_invoices",
  {
    name: "Uzturēšana",
    estimate_id: 1,
    every: "month",
    day_of_month: 15,
    starts_on: "2032-01-01",
    does: "send",
  },
  { "X-Tenant-Origin": "http://birojs.test" },
];

/** What happens to a request: it is done, or the process ends before it, or before its answer. */
type Fate = "done" | "before" | "after";

/** An office with a plan, whose mornings meet fates: those of requests to its own API, and of those that mail. */
async function planned() {
  const { database, call } = office();
  for (const step of [...projectAdded, estimate, position, line, seller, client, plan]) {
    const { status, json } = await call(...step);
    if (status > 201) throw new Error(`${step[1]}: ${JSON.stringify(json)}`);
  }
  const mailed: string[] = [];
  const fates: Record<"inside" | "outside", Fate[]> = { inside: [], outside: [] };
  const meet = (door: "inside" | "outside", act: () => Response | Promise<Response>) => async () => {
    const fate = fates[door].shift() ?? "done";
    if (fate === "before") throw new Error("cut off");
    const answer = await act();
    if (fate === "after") throw new Error("cut off");
    return answer;
  };
  const job = recurringOf(database, {
    due: { at: async () => undefined, done: async () => undefined, isPlanned: () => true },
    isClosed: () => false,
    place: () => ({ installation: "birojs", jurisdiction: undefined }),
    inside: (request) => meet("inside", () => installationApi.fetch(request, envOf(database)))(),
    outside: (request) =>
      meet("outside", () => {
        mailed.push(request.headers.get("idempotency-key") ?? "");
        return Response.json({ data: {} }, { status: 201 });
      })(),
  });
  const invoices = async () => (await call("GET", "/invoices")).json.invoices.total;
  const runs = (plan_id = 1) => listRuns(database, { plan_id, page: 1, per_page: 20 }).data;
  return {
    morning: (date: string) => job.run(Date.parse(`${date}T05:00:00Z`)),
    call,
    fates,
    mailed,
    invoices,
    runs,
  };
}

beforeEach(() => {
  // What is cut off is told in the log.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, Fate[]]>([
  ["before anything is made", ["before"]],
  ["twice before anything is made", ["before", "before"]],
  ["once it is made", ["after"]],
])("a morning that is cut off %s is gone on with, and the date is made once", async (_what, inside) => {
  const { morning, fates, invoices, runs, mailed } = await planned();
  fates.inside = inside;
  for (let hour = 0; hour <= inside.length; hour += 1) await morning("2032-01-15");
  await morning("2032-01-16");
  expect(await invoices()).toBe(1);
  expect(runs()).toMatchObject([{ due_on: "2032-01-15", outcome: "sent" }]);
  expect(mailed).toEqual(["recurring-run-1"]);
});

test("a mail that is cut off is tried again with the same key, on three mornings at most", async () => {
  const { morning, fates, invoices, runs, mailed } = await planned();
  fates.outside = ["before", "after", "after", "after"];
  for (const day of ["15", "16", "17", "18", "19"]) await morning(`2032-01-${day}`);
  expect(await invoices()).toBe(1);
  expect(runs()).toMatchObject([
    { outcome: "issued", reason: { en: expect.stringContaining("interrupted while it was mailed") } },
  ]);
  expect(mailed).toEqual(["recurring-run-1", "recurring-run-1"]);
});

test("a fault of one plan does not hold up another", async () => {
  const { call, morning, fates, invoices, runs } = await planned();
  const [method, path, body, headers] = plan;
  await call(method, path, { ...body, name: "Mitināšana", every: "quarter", does: "draft" }, headers);
  fates.inside = ["before"];
  await morning("2032-01-15");
  expect([await invoices(), runs(1), runs(2).length]).toEqual([1, [], 1]);
  await morning("2032-01-15");
  expect([await invoices(), runs(1).length]).toEqual([2, 1]);
});
