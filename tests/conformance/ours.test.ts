import { beforeAll, describe, expect, test } from "vitest";
import { isPassed, type Report } from "#cli/conformance/report.ts";
import { run } from "#cli/conformance/run.ts";
import type { TestInstallation } from "../support/installation.ts";
import { type Caller, callerAt, newInstallation, password, signIns } from "../support/installation.ts";
import { bent } from "./bending.ts";

/** What a person would see of the kit's rows. */
const lists = [
  ...["/customers", "/projects", "/users", "/stock_items", "/products"].map((path) => `${path}?per_page=100`),
  ...["/invoices", "/banks", "/work-types", "/companies/1", "/system-config", "/all_projects_list"],
  "/calendar/create?date=2026-11-20",
];

async function everything(admin: Caller) {
  const answers = await Promise.all(lists.map((path) => admin("GET", path)));
  return answers.map(({ text }, index) => `${lists[index]} ${text.replaceAll(/"version":\d+/g, "")}`);
}

const differing = ({ results }: Report) =>
  results.flatMap(({ call, findings }) =>
    findings.filter(({ level }) => level !== "may").map((finding) => ({ call, ...finding })),
  );

const account = { email: signIns.admin, password };

describe("the embedded backend", () => {
  let installation: TestInstallation;
  let address: URL;
  let admin: Caller;
  beforeAll(async () => {
    installation = await newInstallation({ demonstration: "portal" });
    address = new URL(installation.origin);
    admin = await callerAt(installation, signIns.admin);
  });

  test("is written to as the product writes, with the cookie and the header of XSRF", async () => {
    const refused: string[] = [];
    const backend = await bent(installation, {
      after: (passing) => {
        const { cookie = "", "x-xsrf-token": shown } = passing.headers;
        if (passing.line.startsWith("GET ") || cookie === `XSRF-TOKEN=${shown}`) return;
        refused.push(passing.line);
      },
    });
    const report = await run({ address: backend.address, account });
    await backend.stop();
    expect({ refused, differing: differing(report) }).toEqual({ refused: [], differing: [] });
  });

  test("keeps the whole contract, and nothing of a full run stays behind", async () => {
    const before = await everything(admin);
    const report = await run({ address, account, isFull: true });
    expect(differing(report)).toEqual([]);
    expect(report.results.filter(({ outcome }) => outcome !== "ok").map(({ call }) => call)).toEqual([]);
    expect(report.left).toEqual([]);
    expect(isPassed(report)).toBe(true);
    expect(await everything(admin)).toEqual(before);
  }, 120_000);

  test("lets an employee read what is an employee's, and nothing else", async () => {
    const report = await run({ address, account: { email: signIns.employee, password } });
    expect(differing(report)).toEqual([]);
    const read = report.results.find(({ operation }) => operation === "calendar.read");
    expect(read?.outcome).toBe("ok");
  });

  test("is as it was when a full run is ended in its middle", async () => {
    const before = await everything(admin);
    const ending = new AbortController();
    const backend = await bent(installation, {
      after: ({ line }) => {
        if (line === "POST /positions") ending.abort();
      },
    });
    const report = await run({ address: backend.address, account, isFull: true, signal: ending.signal });
    await backend.stop();
    expect(report.stopped).toBe("somebody ended it");
    expect(report.left).toEqual([]);
    expect(isPassed(report)).toBe(false);
    expect(backend.lines.filter((line) => line.startsWith("DELETE")).length).toBeGreaterThan(5);
    expect(await everything(admin)).toEqual(before);
  }, 120_000);
});
