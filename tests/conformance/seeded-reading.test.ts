import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Result } from "#cli/conformance/finding.ts";
import { inWords, isPassed, type Report } from "#cli/conformance/report.ts";
import { run } from "#cli/conformance/run.ts";
import { newInstallation, password, signIns } from "../support/installation.ts";
import { type Bent, bent } from "./bending.ts";
import { answering, readingFaults as faults } from "./reading-faults.ts";

/** What is there in ours alone may be missing elsewhere. */
const optional = /^GET \/holidays$/;

describe("every difference is named, in its own operation", () => {
  let backend: Bent;
  let report: Report;
  let token = "";
  let isOut = false;

  beforeAll(async () => {
    const installation = await newInstallation({ demonstration: "portal" });
    backend = await bent(installation, {
      before: (passing) => {
        // Signing out does nothing here: the token stays good.
        if (passing.line !== "GET /logout") return;
        isOut = true;
        passing.headers.authorization = "Bearer none";
      },
      after: (passing) => {
        if (passing.line === "POST /login" && passing.answer?.status === 200)
          token = JSON.parse(Buffer.from(passing.answer.body).toString()).access_token;
        if (passing.line === "GET /logout") answering(passing, { status: 200, body: '{"message":""}' });
        if (optional.test(passing.line)) answering(passing, { status: 404, body: '{"message":"Not Found"}' });
        if (passing.line === "GET /vat_rates")
          answering(passing, { status: 500, body: `{"message":"bad ${token}"}` });
        for (const fault of faults) if (fault.in.test(passing.line)) fault.bend(passing);
      },
    });
    report = await run({ address: backend.address, account: { email: signIns.admin, password } });
  }, 120_000);
  afterAll(() => backend.stop());

  const resultOf = (id: string): Result | undefined =>
    report.results.find(({ operation }) => operation === id);

  test.each(faults)("$name", ({ operation, found }) => {
    const result = resultOf(operation);
    expect(result?.findings).toContainEqual(expect.objectContaining(found));
    expect(["differs", "absent"]).toContain(result?.outcome);
    expect(inWords(report)).toContain(`${found.level?.padEnd(8)} ${found.field}: expected`);
  });

  test("nothing else is called a difference", () => {
    const seeded: string[] = [...faults.map(({ operation }) => operation), "vat_rates.list"];
    const others = report.results.filter(({ operation }) => !seeded.includes(operation));
    expect(others.filter(({ outcome }) => outcome === "differs")).toEqual([]);
    const alone = faults.filter(({ isTwofold }) => !isTwofold).map(({ operation }) => resultOf(operation));
    const counts = alone.map((result) => [
      result?.call,
      result?.findings.filter(({ level }) => level !== "may").length,
    ]);
    expect(counts).toEqual(alone.map((result) => [result?.call, 1]));
  });

  test("what is ours alone may be absent", () => {
    expect(resultOf("holidays.list")).toMatchObject({ outcome: "absent", findings: [] });
    expect(inWords(report)).toMatch(/– +GET \/holidays +optional/);
  });

  test("the backend does not pass", () => {
    expect(isPassed(report)).toBe(false);
  });

  test("neither the password nor the token is in the report", () => {
    expect(token).not.toBe("");
    expect(isOut).toBe(true);
    const whole = JSON.stringify(report) + inWords(report);
    expect(whole).toContain("bad …");
    expect(whole).not.toContain(token);
    expect(whole).not.toContain(password);
  });

  test("nothing was asked for that changes anything", () => {
    const writing = backend.lines.filter((line) => !line.startsWith("GET "));
    expect(writing.filter((line) => !/^POST \/(login|reports\/.*)$/.test(line))).toEqual([]);
  });
});
