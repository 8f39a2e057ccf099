import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inWords, type Report } from "#cli/conformance/report.ts";
import { run } from "#cli/conformance/run.ts";
import { type Caller, callerAt, newInstallation, password, signIns } from "../support/installation.ts";
import { type Bent, bent, type Passing, rewrite } from "./bending.ts";

/** A client that a careless backend makes of nothing. */
const anything = JSON.stringify({ name: "Made of nothing", short_name: "Nothing" });

const faults: Record<
  string,
  Pick<Parameters<typeof bent>[1], "before"> & { after?: (passing: Passing) => void }
> = {
  "POST /customers": {
    before: (passing) => {
      // Retries make second rows, and an empty body is good enough.
      delete passing.headers["idempotency-key"];
      if (passing.body.toString() !== "{}") return;
      passing.body = Buffer.from(anything);
      delete passing.headers["content-length"];
    },
  },
  "PATCH /projects": { before: ({ headers }) => delete headers["if-match"] },
  "PATCH /position_items": {
    after: (passing) => {
      // Below an item are its costs.
      if (/^PATCH \/position_items\/\d+$/.test(passing.line))
        rewrite(passing, ({ position_item }) => Object.assign(position_item, { total: "41.00" }));
    },
  },
  "PATCH /products": {
    after: (passing) =>
      rewrite(passing, (body) => Object.assign(body, { data: body.product, product: undefined })),
  },
  "POST /banks": {
    after: (passing) => {
      const wrong = { status: 422, body: '{"message":"Wrong","errors":["swift"]}' };
      if (passing.answer?.status === 422) Object.assign(passing.answer, wrong);
    },
  },
  "DELETE /work-types": {
    before: (passing) => Object.assign(passing.headers, { authorization: "Bearer none" }),
  },
};

const faultIn = ({ line }: Passing) =>
  Object.entries(faults).find(([call]) => line === call || line.startsWith(`${call}/`))?.[1];

describe("what is wrong with writing is named, and what can be taken away is", () => {
  let backend: Bent;
  let report: Report;
  let admin: Caller;
  beforeAll(async () => {
    const installation = await newInstallation({ demonstration: "acme" });
    admin = await callerAt(installation, signIns.admin);
    backend = await bent(installation, {
      before: (passing) => faultIn(passing)?.before?.(passing),
      after: (passing) => faultIn(passing)?.after?.(passing),
    });
    const account = { email: signIns.admin, password };
    report = await run({ address: backend.address, account, isFull: true });
  }, 120_000);
  afterAll(() => backend.stop());

  test.each<[string, string, object]>([
    [
      "an empty body that is taken",
      "clients.create",
      { level: "must", field: "empty body: status", expected: "422" },
    ],
    ["a retry that makes a second row", "clients.create", { level: "should", field: "Idempotency-Key" }],
    [
      "a change to an outdated row",
      "projects.update",
      { level: "should", field: "outdated If-Match: status" },
    ],
    [
      "a sum that is wrong",
      "position_items.update",
      { level: "must", field: "position_item.total", got: "41.00" },
    ],
    [
      "another key than the specification's",
      "products.update",
      { level: "must", field: "product", got: "missing" },
    ],
    [
      "fields that are not named",
      "banks.create",
      { level: "must", field: "empty body: errors", got: "a list" },
    ],
    ["a deletion that fails", "work_types.delete", { level: "must", field: "status" }],
  ])("%s", (_, operation, found) => {
    const result = report.results.find((one) => one.operation === operation);
    expect(result?.findings).toContainEqual(expect.objectContaining(found));
  });

  test("the row that could not be deleted is named so that a person finds it", async () => {
    expect(report.left).toHaveLength(1);
    const [, id, name = ""] = report.left[0]?.match(/^Work types, id (\d+), named “(.*)…”$/) ?? [];
    expect(inWords(report)).toContain(`Left behind: Work types, id ${id}`);
    const { data } = (await admin("GET", "/work-types")).json();
    const named = data.filter((row: { name: string }) => row.name.startsWith("Conformance check"));
    expect(named).toEqual([expect.objectContaining({ id: Number(id), name: expect.stringContaining(name) })]);
  });

  test("of the clients none is left, not even the one made of nothing", async () => {
    const { data } = (await admin("GET", "/customers?per_page=100&archived=1")).json();
    expect(data.filter(({ name }: { name: string }) => /^(Conformance|Made of)/.test(name))).toEqual([]);
  });
});
