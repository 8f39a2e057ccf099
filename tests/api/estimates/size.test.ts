import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { type Desk, desk } from "./arrange.ts";

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

/** So many lines in a new position of a stage, with names of so many letters. */
async function addLines({ estimate }: Desk, stage: number, lines: number, letters = 20) {
  const item = { name: "x".repeat(letters), measure_unit_id: 1, price: "1" };
  const position_items = Array.from({ length: lines }, () => item);
  const body = { estimate_id: estimate.id, estimate_stage_id: stage, name: "P", position_items };
  return admin("POST", "/positions", { body });
}
const newStage = async ({ estimate }: Desk): Promise<number> =>
  (await admin("POST", `/${estimate.id}/stages`, { body: { name: "S" } })).json().data.id;
const linesOf = async ({ estimate }: Desk): Promise<number> => {
  const { agency_costs_stages: stages } = (await admin("GET", `/estimates/${estimate.id}`)).json().data;
  return stages.flatMap(({ positions }: { positions: object[] }) => positions).length;
};

describe("an estimate", () => {
  test("does not grow beyond what is read at once, by lines, copies or costs", async () => {
    const at = await desk(admin);
    const stage = await newStage(at);
    for (let count = 0; count < 4; count += 1) expect((await addLines(at, stage, 500)).status).toBe(201);
    const before = await linesOf(at);
    const refused = { status: 422, message: "Tāmē ir pārāk daudz rindu. Sadaliet to vairākās." };
    expect(refusal(await admin("POST", `/stages/${stage}/duplicate`))).toMatchObject({ status: 422 });
    const answer = await addLines(at, stage, 500);
    expect({ status: answer.status, message: answer.json().message }).toEqual(refused);
    expect(await linesOf(at)).toBe(before);
    // What is left still fits, and all of it goes at once.
    expect((await addLines(at, stage, 400)).status).toBe(201);
    expect((await admin("DELETE", `/estimates/${at.estimate.id}`)).status).toBe(200);
  });

  test("of very long words goes part by part, and is told so", async () => {
    const at = await desk(admin);
    const stage = await newStage(at);
    for (let count = 0; count < 4; count += 1) expect((await addLines(at, stage, 450, 490)).status).toBe(201);
    const answer = await admin("DELETE", `/estimates/${at.estimate.id}`);
    expect({ status: answer.status, message: answer.json().message }).toEqual({
      status: 422,
      message: "Tas ir pārāk daudz vienai reizei. Dariet to pa daļām.",
    });
    const stages = (await admin("GET", `/estimates/${at.estimate.id}`)).json().data.agency_costs_stages;
    const { positions } = stages.find(({ id }: { id: number }) => id === stage);
    for (const { id } of positions.slice(0, 2))
      expect((await admin("DELETE", `/positions/${id}`)).status).toBe(200);
    expect((await admin("DELETE", `/estimates/${at.estimate.id}`)).status).toBe(200);
  });
});
