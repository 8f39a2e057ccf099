import { beforeAll, describe, expect, test } from "vitest";
import { emptyOffice } from "../api/arrange.ts";
import { addItems, type Desk, desk } from "../api/estimates/arrange.ts";
import { draft, introduceSeller } from "../api/invoices/arrange.ts";
import type { Office } from "../api/people.ts";
import { type Answer, password, strangerAt } from "../support/installation.ts";
import { sized } from "../support/sized.ts";
import { postAndHangUp } from "./interrupted.ts";
import { faultsOf } from "./sequence.ts";

const run = sized("numbering", "attempts", { usual: 200, soak: 10_000 });
/** Issued at the same time. */
const inFlight = 200;
const rounds = run.size / inFlight;
const random = run.chance.next;

let office: Office;
let token: string;

beforeAll(async () => {
  office = await emptyOffice();
  await introduceSeller(office.admin);
  const signedIn = await strangerAt(office.installation)("POST", "/login", {
    body: { email: "anna@test.lv", password },
  });
  token = signedIn.json().access_token;
});

/** Drafts of one line each, of one estimate. */
async function drafts(): Promise<{ at: Desk; ids: number[] }> {
  const at = await desk(office.admin);
  const lines = Array.from({ length: inFlight }, (_, index) => ({
    name: `Rinda ${index}`,
    price: 1 + index,
  }));
  const items = await addItems(at, lines);
  const ids: number[] = [];
  for (const { id } of items) ids.push((await draft(at, { position_items: [id] })).id);
  return { at, ids };
}

/** Issues a document; three of ten callers lose their network on the way and ask again with the same key. */
async function issueOverABadNetwork(id: number): Promise<string> {
  const sent = {
    path: `/invoices/${id}/final_document`,
    token,
    key: `issue-${id}`,
    body: { date: "2026-11-20" },
  };
  while (random() < 0.3) await postAndHangUp(office.installation, sent, random() * 40);
  const headers = { "Idempotency-Key": sent.key };
  const call = () => office.admin("POST", sent.path, { body: sent.body, headers });
  const answer = await untilAnswered(call);
  if (answer.status !== 200) throw new Error(`${id}: ${answer.text}`);
  return answer.json().data.invoice_nr;
}

/**
 * Asks until there is an answer, as anyone who lost a connection does. One is also lost without any malice: workerd closes
 * those whose head it has not read within 15 seconds, and 200 documents keep its one thread busy for longer.
 */
const untilAnswered = (call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ECONNRESET") throw error;
    return untilAnswered(call);
  });

/** Voids some of the documents at the same time; their credit notes' numbers. */
async function voidSome(ids: number[]): Promise<string[]> {
  const chosen = ids.filter(() => random() < 0.1);
  const answers = await Promise.all(chosen.map((id) => office.admin("DELETE", `/invoices/${id}`)));
  return answers.map((answer) => answer.json().data.credit_note.invoice_nr);
}

describe(`numbers given out to ${inFlight} at once are 1 to n, without a gap or a double`, () => {
  test(run.title, { timeout: run.patience }, async () => {
    const invoices: string[] = [];
    const credits: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { ids } = await drafts();
      invoices.push(...(await Promise.all(ids.map(issueOverABadNetwork))));
      credits.push(...(await voidSome(ids)));
    }
    expect(invoices).toHaveLength(rounds * inFlight);
    expect(faultsOf(invoices, "RE-2026-")).toEqual({ missing: [], doubled: [] });
    expect(faultsOf(credits, "KR-2026-")).toEqual({ missing: [], doubled: [] });
    expect(Math.max(...invoices.map((number) => Number(number.slice(8))))).toBe(invoices.length);
  });
});

describe("a fault of numbering", () => {
  test.each([
    ["a gap", ["RE-1", "RE-3"], { missing: [2], doubled: [] }],
    ["a double", ["RE-1", "RE-2", "RE-2"], { missing: [], doubled: ["RE-2"] }],
    ["a series that begins late", ["RE-2"], { missing: [1], doubled: [] }],
  ])("such as %s is noticed", (_, numbers, faults) => {
    expect(faultsOf(numbers, "RE-")).toEqual(faults);
  });
});
