import { beforeAll, describe, expect, test } from "vitest";
import { emptyOffice } from "../api/arrange.ts";
import { invoiceDesk, draft as newDraft } from "../api/invoices/arrange.ts";
import { Chance } from "../party/chance.ts";
import type { Caller } from "../support/installation.ts";
import { sized } from "../support/sized.ts";
import { contend, lostIn, type Row, type Told, type Write } from "./lost-updates.ts";

const run = sized("lost updates", "writes", { usual: 384, soak: 5_120 });
const writers = 16;

/** What two people may edit at once, and the field that they fight over. */
const fields = {
  client: ["customers", "address"],
  project: ["projects", "name"],
  estimate: ["estimates", "name"],
  "draft of an invoice": ["invoices", "comment"],
} as const;
type Noun = keyof typeof fields;
const nouns = Object.keys(fields) as Noun[];

let admin: Caller;
let ids: Record<Noun, number>;

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  const at = await invoiceDesk(admin);
  const { id } = await newDraft(at);
  ids = {
    client: at.clientId,
    project: at.projectId,
    estimate: at.estimate.id,
    "draft of an invoice": id,
  };
});

test.each(nouns)(`${run.title}, on one %s`, { timeout: run.patience }, async (noun) => {
  const [path, field] = fields[noun];
  const address = `/${path}/${ids[noun]}`;
  const rowIn = (data: Record<string, unknown>): Row => ({
    version: Number(data.version),
    mark: String(data[field]),
  });
  const write: Write = async (mark, version) => {
    const headers = { "If-Match": `"${version}"` };
    const answer = await admin("PATCH", address, { body: { [field]: mark }, headers });
    const row = rowIn(answer.json().data);
    // What programs compare and what people see is one and the same.
    expect(answer.headers.etag).toBe(`"${row.version}"`);
    return { status: answer.status, row };
  };
  const read = async () => rowIn((await admin("GET", address)).json().data);

  const start = await read();
  const writes = run.size / nouns.length / writers;
  const attempts = await contend(start, write, { writers, writes, chance: run.chance });
  expect(attempts).toHaveLength(run.size / nouns.length);
  expect(lostIn(start, attempts, await read())).toEqual([]);
});

type Failing = (store: Store, told: Told, mark: string) => Told;

/** A store of one row that fails once: at the fifth time that it would tell somebody `status`. */
class Store {
  private count = 0;
  private readonly status: number | undefined;
  private readonly fail: Failing;
  readonly start: Row = { version: 1, mark: "first" };
  row = this.start;

  constructor(status?: number, fail: Failing = (_, told) => told) {
    this.status = status;
    this.fail = fail;
  }

  readonly write: Write = async (mark, version) => {
    await Promise.resolve();
    const before = this.row;
    const isRight = version === before.version;
    if (isRight) this.row = { version: version + 1, mark };
    const told = { status: isRight ? 200 : 412, row: this.row };
    if (told.status === this.status) this.count += 1;
    if (told.status !== this.status || this.count !== 5) return told;
    if (isRight) this.row = before;
    return this.fail(this, told, mark);
  };
}

const faulty: [string, number, Failing][] = [
  [
    "lets somebody write over what they have not seen",
    412,
    (store, { row }, mark) => {
      store.row = { version: row.version + 1, mark };
      return { status: 200, row: store.row };
    },
  ],
  ["loses a write", 200, (_, told) => told],
  ["lets two win with one version", 412, (_, { row }, mark) => ({ status: 200, row: { ...row, mark } })],
  ["shows a loser an old row", 412, ({ start }) => ({ status: 412, row: start })],
  ["shows a loser what nobody wrote", 412, (_, told) => ({ ...told, row: { ...told.row, mark: "?" } })],
  ["fails instead of refusing", 412, (_, told) => ({ ...told, status: 500 })],
];

describe("a store of rows", () => {
  const contested = async (store: Store) => {
    const attempts = await contend(store.start, store.write, {
      writers: 16,
      writes: 20,
      chance: new Chance(1),
    });
    return lostIn(store.start, attempts, store.row);
  };

  test("that is right has no faults", async () => {
    expect(await contested(new Store())).toEqual([]);
  });

  test.each(faulty)("that once %s is found out", async (_, status, fail) => {
    expect(await contested(new Store(status, fail))).not.toEqual([]);
  });
});
