import { describe, expect, test } from "vitest";
import type { Columns } from "#ui/column-table.tsx";
import { placedColumns, placedIn } from "./placed-columns.ts";

const cell = () => null;
/** A list of projects: 40 px of a box before, 136 px of buttons behind. */
const columns: Columns<null> = {
  nr: { head: "projects.nr", width: "w-30", cell },
  name: { head: "projects.name", card: "title", cell },
  client: { head: "projects.client", cell },
  manager: { head: "projects.manager", width: "w-40", cell },
  start: { head: "projects.start", width: "w-32", cell },
  due: { head: "projects.due", width: "w-28", cell },
  status: { head: "projects.status_label", width: "w-36", cell },
};
const sides = { before: 40, after: 136 };
const froms = (chosen: string[]) =>
  placedColumns(columns, chosen, sides).map(({ id, from }) => (from ? `${id} from ${from}` : id));

describe("chosen columns", () => {
  test("are there in every window that has room for them and names of 140 px", () => {
    // 40 + 136 + 156 + 120 = 452, + 156 = 608: what a window of 768 px has beside the menu.
    expect(froms(["nr", "name", "client"])).toEqual(["nr", "name", "client"]);
  });

  test("go from the end where there is no room, but for the one that leads to the row", () => {
    // 332 with the name, 488, 648, 776, 888, 1032, 1152; a window of 1024 px has 864, one of 1280 px 1120.
    expect(froms(["client", "manager", "start", "due", "status", "nr", "name"])).toEqual([
      "client",
      "manager from 1024",
      "start from 1024",
      "due from 1100",
      "status from 1280",
      "nr from 1400",
      "name",
    ]);
  });

  test("that the list does not know are passed over, and the way to the row is put back", () => {
    expect(froms(["salary", "due", "due", "constructor"])).toEqual(["name", "due"]);
  });

  test("are four on a card beside the name", () => {
    const placed = placedColumns(columns, ["nr", "client", "name", "manager", "due", "start"], sides);
    expect(placed.filter(({ isOnCard }) => isOnCard).map(({ id }) => id)).toEqual([
      ...["nr", "client", "manager", "due"],
    ]);
  });

  test("have the room of the edge where they are the last that is seen, unless buttons stand there", () => {
    const edges = (behind: { after?: number }) =>
      placedColumns(columns, ["name", "client", "manager", "start", "due", "status"], behind).map(
        ({ lastBelow }) => lastBelow,
      );
    // 172, 328 (344 at the end), 488, 616, 728, 872: from 616 on a window of 1024 px is asked for, of 864 one of 1100.
    expect(edges({})).toEqual([undefined, undefined, 1024, undefined, 1100, undefined]);
    expect(edges(sides)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
  });

  test("are none where a backend keeps none, and the usual ones where nobody chose", () => {
    expect(placedIn(columns, undefined)).toBeNull();
    expect(placedIn(columns, null)).toEqual({ placed: null });
  });
});
