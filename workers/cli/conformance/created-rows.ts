import { finding, isSuccess, jsonOf } from "./answer.ts";
import { operationOf } from "./contract.ts";
import { isObject, valuesAt } from "./fields.ts";
import { Halt } from "./finding.ts";
import type { Reply } from "./http.ts";
import { type Asked, absent, type Recorder, type Refusal } from "./recorder.ts";

/** How a row that was made is taken away again. */
export interface Undo {
  with: string;
  /** What stands for the ids of that path; the row's own is `{id}` where nothing else is said. */
  params?: (id: number) => Record<string, number>;
  /** Where the new row's id stands in the answer. */
  idAt?: string;
}

/** Where rows are made: it remembers each, and takes them away, the last one first. */
export interface CreatedRows {
  recorder: Recorder;
  /** What a person recognises the kit's rows by, with what each is. */
  named: (what: string) => string;
  /** Calls an operation that has to succeed. Throws Interrupted instead, once somebody wants it to end. */
  call: (id: string, asked?: Asked) => Promise<unknown>;
  /** Makes a row, and what else comes with it. The id of the first, or null where none was made. */
  make: (id: string, asked: Asked, ...undo: [Undo, ...Undo[]]) => Promise<number | null>;
  /** Calls what might make a row although it should not: then it is taken away as well. */
  attempt: (id: string, asked: Asked, undo: Undo) => Promise<Reply | undefined>;
  /** What would make a row is refused, with these statuses; where it makes one, that is taken away. */
  refuse: (id: string, what: string, refusal: Refusal, undo?: Undo) => Promise<void>;
  /** An empty body is refused, and the fields that it lacks are named. */
  refuseEmpty: (id: string, params?: Asked["params"], undo?: Undo) => Promise<void>;
  /** A change to an outdated version is refused with what the row is now (design §4). */
  refuseStale: (id: string, asked: Asked) => Promise<void>;
  /** Takes everything away. What could not be, for people. */
  tidy: () => Promise<string[]>;
}

export class Interrupted extends Error {}

/** A host that is gone takes nothing away; what is left there is still to be told. */
export function unlessReachable(error: unknown): undefined {
  if (!(error instanceof Halt)) throw error;
}

export function createdRowsOf(recorder: Recorder, signal?: AbortSignal): CreatedRows {
  const label = `Conformance check ${new Date().toISOString().slice(0, 19).replace("T", " ")}`;
  const made: { id: number; undo: Undo; what: string }[] = [];
  const lost: string[] = [];

  const goOn = () => {
    if (signal?.aborted) throw new Interrupted("somebody ended it");
  };
  const remember = (from: string, reply: Reply | undefined, undo: Undo): number | null => {
    // Without an answer nobody knows whether something was made.
    if (reply && !isSuccess(reply)) return null;
    const [id] = valuesAt(reply && jsonOf(reply), undo.idAt ?? "data.id");
    const what = operationOf(from).noun;
    if (typeof id === "number") made.push({ id, undo, what });
    // Something was made, and nobody knows which row it is.
    else lost.push(`${what}, without an id, named “${label}…”`);
    return typeof id === "number" ? id : null;
  };
  const refuse: CreatedRows["refuse"] = async (id, what, refusal, undo) => {
    goOn();
    const reply = await recorder.refuse(id, what, refusal);
    if (undo && reply && isSuccess(reply)) remember(id, reply, undo);
  };

  return {
    recorder,
    named: (what) => `${label} ${what}`,
    call: (id, asked) => {
      goOn();
      return recorder.succeed(id, asked);
    },
    make: async (id, asked, ...undo) => {
      goOn();
      const reply = await recorder.ask(id, asked);
      recorder.judge(id, reply);
      const [first = null] = undo.map((one) => remember(id, reply, one));
      return first;
    },
    attempt: async (id, asked, undo) => {
      goOn();
      const reply = await recorder.ask(id, asked);
      if (reply && isSuccess(reply)) remember(id, reply, undo);
      return reply;
    },
    refuse,
    refuseEmpty: async (id, params = {}, undo) => {
      const { needs: naming, needsLevel: level } = operationOf(id);
      await refuse(id, "empty body", { statuses: [422], naming, level, params, body: {} }, undo);
    },
    refuseStale: async (id, asked) => {
      goOn();
      const headers = { "If-Match": '"conformance-outdated"' };
      const reply = await recorder.refuse(id, "outdated If-Match", {
        ...asked,
        headers,
        statuses: [412],
        level: "should",
      });
      if (reply?.status !== 412) return;
      const body = jsonOf(reply);
      if (!isObject(body) || !isObject(body.data))
        recorder.add(id, finding("should", "outdated If-Match: data", "the row as it is now", "missing"));
    },
    tidy: async () => {
      const left = [...lost];
      for (const { id, undo, what } of made.reverse()) {
        const asked = { params: undo.params?.(id) ?? { id } };
        const reply = await recorder.ask(undo.with, asked).catch(unlessReachable);
        // Gone with what it belonged to; or to go with it, where it cannot be deleted by itself.
        const isOptional = operationOf(undo.with).level === "may" && absent.includes(reply?.status ?? 0);
        if (reply?.status === 404 || isOptional) continue;
        const answer = recorder.judge(undo.with, reply);
        const isGone = reply && isSuccess(reply) && valuesAt(answer, "data.outcome")[0] !== "archived";
        if (!isGone) left.push(`${what}, id ${id}, named “${label}…”`);
      }
      return left;
    },
  };
}
