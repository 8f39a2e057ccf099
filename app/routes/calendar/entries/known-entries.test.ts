import { describe, expect, test } from "vitest";
import { anEntry, told } from "#tests/party/entries.ts";
import { advance, nothingKnown } from "./known-entries.ts";

const put = (key: string, id: number) => ({
  kind: "begin" as const,
  change: { kind: "put" as const, key, entry: anEntry(id) },
});

describe("what is known of the sheet", () => {
  test("holds an own change until its answer, and then what that says", () => {
    const begun = advance(nothingKnown, put("a", -1));
    expect(begun.pending).toHaveLength(1);
    const ended = advance(begun, { kind: "end", key: "a", learned: [[5, anEntry(5)]] });
    expect([ended.pending, ended.live.get(5)]).toEqual([[], anEntry(5)]);
  });

  test("never goes back to an older version, nor brings back what was deleted", () => {
    const newer = anEntry(5, { version: 3 });
    const events = [told(1, newer), told(2, anEntry(6), "DELETE")];
    const known = advance(nothingKnown, { kind: "events", events });
    const ended = advance(known, {
      kind: "end",
      key: "a",
      learned: [
        [5, anEntry(5)],
        [6, anEntry(6)],
      ],
    });
    expect([ended.live.get(5), ended.live.get(6)]).toEqual([newer, null]);
  });

  test("brings back what was put back: by its own answer, and by what the room tells", () => {
    const gone = advance(nothingKnown, { kind: "events", events: [told(1, anEntry(5), "DELETE")] });
    const back = anEntry(5, { version: 2 });
    const answered = advance(gone, { kind: "end", key: "a", learned: [[5, back]], isRestored: true });
    expect(answered.live.get(5)).toEqual(back);
    const heard = advance(gone, { kind: "events", events: [told(2, back, "POST")] });
    expect(heard.live.get(5)).toEqual(back);
    const late = advance(gone, { kind: "events", events: [told(2, back, "PATCH")] });
    expect(late.live.get(5)).toBeNull();
  });

  test("learns nothing from an answer that may be older than the data of a reset", () => {
    const begun = advance(nothingKnown, put("a", 5));
    const reset = advance(begun, { kind: "loaded", entries: [], isAfterReset: true });
    expect(advance(reset, { kind: "end", key: "a", learned: [[5, anEntry(5)]] }).live.size).toBe(0);
  });

  test("takes names from data that were read again", () => {
    const events = [told(1, anEntry(5, { name: "Old", version: 2 })), told(2, anEntry(6, { version: 4 }))];
    const known = advance(nothingKnown, { kind: "events", events });
    const entries = [anEntry(5, { name: "New", version: 2 }), anEntry(6, { version: 3 })];
    const read = advance(known, { kind: "loaded", entries, isAfterReset: false });
    expect([...read.live.keys()]).toEqual([6]);
  });
});
