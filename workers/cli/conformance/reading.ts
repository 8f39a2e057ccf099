import { access } from "#backend/app.ts";
import { accessOf, mayCall } from "#backend/operations/access.ts";
import type { Role } from "#model/user/role.ts";
import { operationOf } from "./contract.ts";
import { valuesAt } from "./fields.ts";
import type { Recorder } from "./recorder.ts";
import { type Step, steps, type Thing } from "./steps.ts";

/** Ids that were found on the way, by what they are of: later addresses need them. */
export type Found = Partial<Record<Thing, number>>;

/** An id that nothing has. */
const nobody = 2_000_000_000;

/** Whether the product's own backend lets a role (null: a stranger) in there. */
const mayRead = (id: string, role: Role | null) => mayCall(accessOf(access, id), role);

/** Reads all that a role may read and compares it; of the rest it has to be turned away (specification §6). */
export async function readAll(recorder: Recorder, role: Role, given: Found): Promise<void> {
  const found: Found = { ...given };
  for (const step of steps) {
    if (mayRead(step.id, role)) await take(step, recorder, found);
    else
      await recorder.refuse(step.id, `as ${role}`, {
        statuses: [403],
        params: idsOf(step.id, nobody),
        ...(step.query && { query: step.query }),
      });
  }
}

async function take(
  { id, params, about, query, queries = [query ?? {}], body, finds = [] }: Step,
  recorder: Recorder,
  found: Found,
) {
  const ids = known(params, found);
  const asked = known(about, found);
  const unknown = [ids, asked].find((one) => typeof one === "string");
  if (unknown || typeof ids === "string" || typeof asked === "string")
    return recorder.skip(id, `there is no ${unknown} to look at`);
  for (const one of queries) {
    const answer = await recorder.succeed(id, { params: ids, query: { ...one, ...asked }, body });
    for (const [thing, path] of finds) {
      const value = valuesAt(answer, path).find((held) => typeof held === "number");
      if (typeof value === "number") found[thing] ??= value;
    }
    if (finds.length > 0 && finds.every(([thing]) => found[thing] !== undefined)) return;
  }
}

/** The ids of things; where one was not found, which. */
function known(things: Record<string, Thing | number> = {}, found: Found): Record<string, number> | Thing {
  const ids: Record<string, number> = {};
  for (const [name, thing] of Object.entries(things)) {
    const id = typeof thing === "number" ? thing : found[thing];
    if (id === undefined && typeof thing === "string") return thing;
    if (id !== undefined) ids[name] = id;
  }
  return ids;
}

/** Anyone who is nobody gets 401 of everything that is closed (specification §8), and words on signing in wrongly. */
export async function turnAwayStrangers(recorder: Recorder): Promise<void> {
  for (const { id, query = {}, body } of steps.filter(({ id }) => !mayRead(id, null)))
    await recorder.refuse(id, "without a token", {
      statuses: [401],
      params: idsOf(id, 1),
      query,
      body,
      isStranger: true,
    });
  await recorder.refuse("session.open", "wrong password", {
    statuses: [403, 429],
    isStranger: true,
    body: { email: "nobody@example.com", password: "conformance-wrong" },
  });
  await recorder.refuse("session.open", "empty body", {
    statuses: [422],
    body: {},
    isStranger: true,
    naming: operationOf("session.open").needs,
  });
  await recorder.refuse("renewal.check", "made-up token", {
    statuses: [404, 410, 422],
    isStranger: true,
    params: { token: "conformance-made-up" },
  });
}

/** What is not there is a 404, whatever kind of thing it is. Reports of nobody may as well be empty. */
export async function missUnknown(recorder: Recorder, role: Role): Promise<void> {
  const byId = steps.filter(
    ({ id, params = {} }) => Object.values(params).some(isThing) && mayRead(id, role),
  );
  for (const { id, queries: [query = {}] = [] } of byId.filter(
    ({ id }) => operationOf(id).noun !== "Reports",
  ))
    await recorder.refuse(id, "unknown id", {
      statuses: [404],
      params: idsOf(id, nobody),
      query,
      // What belongs to nothing may as well be an empty list.
      level: operationOf(id).path.startsWith("/{") ? "should" : "must",
    });
}

const isThing = (value: Thing | number) => typeof value === "string";

/** The same number for every id in an operation's path. */
const idsOf = (id: string, value: number) =>
  Object.fromEntries([...operationOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, value]));
