import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { saveArchive } from "#cli/archive.ts";
import { emptyOffice, founder, made } from "../api/arrange.ts";
import { introduceSeller, invoiceDesk } from "../api/invoices/arrange.ts";
import { restoreAt } from "../faults/archives.ts";
import { type Caller, callerAt, port } from "../support/installation.ts";
import { verified } from "../support/verified.ts";
import { newHost, operator } from "./operators.ts";

const folder = mkdtempSync(join(tmpdir(), "restored-"));
afterAll(() => rmSync(folder, { recursive: true }));

const standing = async (caller: Caller, plan: number) => {
  const reminders = (await caller("GET", "/reminder_plan")).json().data;
  const { is_paused, state } = (await caller("GET", `/recurring_invoices/${plan}`)).json().data;
  return { isReminding: reminders.is_on, steps: reminders.steps.length, is_paused, state };
};

test("what is restored reminds and invoices nobody by itself before somebody switches it on", async () => {
  const manager = await operator();
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const { estimate } = await invoiceDesk(admin);
  const steps = [{ days: 3 }, { days: 10 }];
  expect((await admin("PATCH", "/reminder_plan", { body: { is_on: true, steps } })).status).toBe(200);
  const each = { every: "month", day_of_month: 1, starts_on: "2037-01-01", does: "send" };
  const plan = { name: "Uzturēšana", estimate_id: estimate.id, ...each };
  const { id } = await made(admin, "/recurring_invoices", plan);
  const file = join(folder, "office.tar");
  await saveArchive(manager, installation.host, file);
  const host = newHost();
  await restoreAt(manager, host, readFileSync(file));
  const restored = await callerAt({ ...installation, host, origin: `http://${host}:${port}` }, founder);
  const resting = { isReminding: false, steps: 2, is_paused: true, state: "paused" };
  expect(await standing(restored, id)).toEqual(resting);
  const going = { isReminding: true, steps: 2, is_paused: false, state: "active" };
  expect(await standing(admin, id)).toEqual(going);
  // The chain goes on: what rests is told in it.
  const again = join(folder, "restored.tar");
  await saveArchive(manager, host, again);
  expect(await verified(file, again)).toMatchObject({ code: 0, faults: [] });
});
