import { beforeEach, describe, expect, test } from "vitest";
import { anEntry } from "#tests/party/entries.ts";
import { UndoHistory } from "./undo-history.ts";

const at = (start_time_id: number, version: number, id = 1) => anEntry(id, { start_time_id, version });

describe("one's own acts", () => {
  let history: UndoHistory;
  beforeEach(() => {
    history = new UndoHistory();
  });
  /** Undoes or redoes, as if the backend had agreed, under the next version or with a new id. */
  const settled = (turn: ReturnType<UndoHistory["undo"]>, became: ReturnType<typeof at> | null) => {
    turn?.settle({ before: turn.before, after: became });
    return turn;
  };

  test("are none at first", () => {
    expect([history.canUndo, history.canRedo, history.undo(), history.redo()]).toEqual([
      false,
      false,
      null,
      null,
    ]);
  });

  test("are taken back one by one, each from the version that the last one left", () => {
    history.record({ before: at(8, 1), after: at(9, 2) });
    history.record({ before: at(9, 2), after: at(10, 3) });
    const second = settled(history.undo(), at(9, 4));
    expect([second?.before, second?.after]).toEqual([at(10, 3), at(9, 2)]);
    const first = history.undo();
    expect(first?.before).toEqual(at(9, 4));
    expect(first?.after).toEqual(at(8, 1));
  });

  test("are done again from there", () => {
    history.record({ before: at(8, 1), after: at(9, 2) });
    settled(history.undo(), at(8, 3));
    const redone = settled(history.redo(), at(9, 4));
    expect([redone?.before, redone?.after]).toEqual([at(8, 3), at(9, 2)]);
    expect(history.canUndo).toBe(true);
  });

  test("go on under the new id of an entry that was deleted and put back", () => {
    history.record({ before: at(8, 1), after: at(9, 2) });
    history.record({ before: at(9, 2), after: null });
    settled(history.undo(), at(9, 1, 44));
    const moved = history.undo();
    expect(moved?.before).toEqual(at(9, 1, 44));
    expect(moved?.after).toMatchObject({ calendar_id: 44, start_time_id: 8 });
  });

  test("cannot be done again after a new one", () => {
    history.record({ before: null, after: at(8, 1) });
    settled(history.undo(), null);
    expect(history.canRedo).toBe(true);
    history.record({ before: null, after: at(9, 1, 2) });
    expect(history.canRedo).toBe(false);
  });

  test("are over where a colleague changed the entry in between, and only there", () => {
    history.record({ before: at(8, 1, 7), after: at(9, 2, 7) });
    history.record({ before: at(8, 1), after: at(9, 2) });
    // The colleague made version 3 of it, at ten.
    history.record({ before: at(10, 3), after: at(11, 4) });
    expect(settled(history.undo(), at(10, 5))?.after).toEqual(at(10, 3));
    expect(history.undo()?.before).toEqual(at(9, 2, 7));
    expect(history.canUndo).toBe(false);
  });

  test("are over as well where what a colleague changed was deleted", () => {
    history.record({ before: at(8, 1), after: at(9, 2) });
    history.record({ before: at(10, 3), after: null });
    expect(settled(history.undo(), at(10, 1, 44))?.after).toEqual(at(10, 3));
    expect(history.canUndo).toBe(false);
  });

  test("that went out quickly, before the first was answered, are one's own all the same", () => {
    history.record({ before: at(8, 1), after: at(9, 2) });
    history.record({ before: at(9, 1), after: at(10, 3) });
    settled(history.undo(), at(9, 4));
    expect(history.canUndo).toBe(true);
  });

  test("are taken back one certain, whatever was done since, and only once", () => {
    const removed = { before: at(8, 1, 7), after: null };
    history.record(removed);
    history.record({ before: at(8, 1), after: at(9, 2) });
    expect(settled(history.undo(removed), at(8, 1, 44))?.after).toEqual(at(8, 1, 7));
    expect(history.undo(removed)).toBeNull();
    expect(settled(history.undo(), at(8, 3))?.before).toEqual(at(9, 2));
  });

  test("are forgotten when they were refused", () => {
    history.record({ before: at(8, 1), after: at(9, 2) });
    history.undo()?.settle(null);
    expect([history.canUndo, history.canRedo]).toEqual([false, false]);
  });

  test("are the last hundred", () => {
    for (let id = 1; id <= 130; id += 1) history.record({ before: null, after: at(8, 1, id) });
    let count = 0;
    while (settled(history.undo(), null)) count += 1;
    expect(count).toBe(100);
  });
});
