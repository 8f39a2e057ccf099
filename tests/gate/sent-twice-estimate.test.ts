import { beforeAll, expect, test } from "vitest";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { emptyOffice, founder } from "../api/arrange.ts";
import { current, type Desk, desk } from "../api/estimates/arrange.ts";
import type { Caller, TestInstallation } from "../support/installation.ts";
import { scriptsOff, wordsIn } from "./scripts-off.ts";

/** The editor's form, without scripts, sent once more as the answer to its first sending did not arrive. */

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await emptyOffice());
});

async function opened() {
  const at = await desk(admin);
  const one = await scriptsOff(installation, founder);
  return { at, send: await one.open(`/estimate/${at.estimate.id}`, "revision") };
}
/** How many stages each half has. */
async function stages(at: Desk) {
  const { agency_costs_stages: agency, production_costs_stages: production } = await current(at);
  return [agency.length, production.length];
}

test("a stage that is added twice is one, and another act is done", async () => {
  const { at, send } = await opened();
  expect(await stages(at)).toEqual([1, 0]);
  await send({ act: "add-stage half-1" });
  await send({ act: "add-stage half-1" });
  expect(await stages(at)).toEqual([2, 0]);
  await send({ act: "add-stage half-2" });
  expect(await stages(at)).toEqual([2, 1]);
});

test("a line that is another the second time is not added without a word", async () => {
  const { at, send } = await opened();
  const field = `new-${at.position.id}-stock_item_id_name`;
  const act = `add-item position-${at.position.id}`;
  await send({ act, [field]: "Maketēšana" });
  const page = await send({ act, [field]: "Korektūra" });
  expect(wordsIn(page)).toContain("Pirmais iesniegums jau ir saglabāts, tikai atbilde nepienāca");
  const names = itemsOf(await current(at)).map(({ name }) => name);
  expect(names).toEqual(["Maketēšana"]);
});
