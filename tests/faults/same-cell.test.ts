import { beforeAll, describe, expect, test } from "vitest";
import { endOf } from "#model/calendar/rules.ts";
import type { LiveEvent } from "#party/messages.ts";
import { founder } from "../api/arrange.ts";
import { day, type PlanningOffice, planningOffice } from "../api/calendar/arrange.ts";
import { enter, type Screen, signIn } from "../party/screen.ts";
import { sized } from "../support/sized.ts";
import { type Drop, everShared, faultsOf, type Held } from "./same-cell.ts";

const run = sized("same cell", "rounds of 64 drops", { usual: 8, soak: 500 });
const { chance } = run;

let office: PlanningOffice;
let screen: Screen;
/** Entries that are moved about. */
const blocks: number[] = [];

beforeAll(async () => {
  office = await planningOffice();
  screen = await enter(await signIn(office.installation, founder));
  for (const weekday of [0, 1, 2, 3, 4])
    for (const start_time_id of [8, 12]) {
      const fields = { user_id: office.other.id, date: day(weekday), start_time_id };
      blocks.push((await office.plan(fields)).calendar_id);
    }
});

const verbs = ["POST", "PATCH", "duplicate"] as const;

/**
 * Somebody drops something such that it has a certain hour of a day: it begins at that hour, or before. A block that is
 * moved comes off `movable`: a second move of it would rightly win as well.
 */
async function drop(date: string, hour: number, movable: number[]): Promise<Drop> {
  const duration = 1 + chance.below(3);
  const start_time_id = Math.max(8, hour - chance.below(duration));
  const place = { user_id: office.employee.id, date, start_time_id, duration };
  const body = office.anEntry(place);
  const caller = chance.of([office.admin, office.planner.caller]) ?? office.admin;
  const chosen = chance.of(verbs);
  const moved = chosen === "PATCH" ? movable.pop() : undefined;
  const verb = chosen === "PATCH" && moved === undefined ? "POST" : chosen;
  const block = moved ?? chance.of(blocks);
  const path = { POST: "/calendar", PATCH: `/calendar/${block}`, duplicate: `/calendar/${block}/duplicate` };
  const answer = await caller(verb === "PATCH" ? "PATCH" : "POST", path[verb ?? "POST"], { body });
  const { data, message } = answer.json();
  if (answer.status === 409) expect(message).toBe("Šis laiks jau ir aizņemts!");
  return { place, ...(moved !== undefined && { moved }), status: answer.status, entry: data };
}

test(run.title, { timeout: run.patience }, async () => {
  const events: LiveEvent[] = [];
  for (let round = 0; round < run.size; round += 1) {
    const date = day(round % 5, 2 + Math.floor(round / 5));
    const hour = 8 + chance.below(9);
    const movable = [...blocks];
    const drops = await Promise.all(Array.from({ length: 64 }, () => drop(date, hour, movable)));
    const week: Held[] = (await office.admin("GET", `/calendar?date=${date}`)).json().data;
    expect({ round, faults: faultsOf(drops, week) }).toEqual({ round, faults: [] });
  }
  while (events.length < blocks.length + run.size) events.push(...(await screen.events()));
  expect(everShared(events)).toEqual([]);
});

describe("what goes wrong on a cell is found out:", () => {
  const place = { user_id: 1, date: "2026-11-23", start_time_id: 9, duration: 2 };
  const winner = { ...place, calendar_id: 7 };
  const won: Drop = { place, status: 201, entry: winner };
  const lost: Drop = { place: { ...place, start_time_id: 10 }, status: 409, entry: winner };
  const other = { ...lost.place, calendar_id: 8 };

  test("nothing, where one wins and the others are told so", () => {
    expect(faultsOf([lost, won, lost], [winner])).toEqual([]);
    expect(faultsOf([lost, { ...won, moved: 7, status: 200 }], [winner])).toEqual([]);
  });

  test.each<[string, Drop[], Held[]]>([
    ["two win", [won, { ...won, place: other, entry: other }], [winner, other]],
    ["two win, and one of them is gone", [won, { ...won, place: other, entry: other }], [winner]],
    ["nobody wins", [lost, lost], []],
    ["two entries overlap", [won, lost], [winner, other]],
    ["the winner is not there", [won, lost], []],
    ["the winner is elsewhere", [won, lost], [{ ...winner, date: "2026-11-24" }]],
    ["the winner is shorter", [won, lost], [{ ...winner, duration: 1 }]],
    ["a loser is told of somebody else", [won, { ...lost, entry: other }], [winner]],
    ["a loser is told nothing of it", [won, { ...lost, status: 500 }], [winner]],
    ["another entry was moved", [{ ...won, moved: 9 }, lost], [winner]],
  ])("%s", (_, drops, week) => {
    expect(faultsOf(drops, week)).not.toEqual([]);
  });

  const event = (seq: number, entry: Held, method: LiveEvent["method"] = "POST"): LiveEvent => ({
    seq,
    method,
    updated: "calendar",
    origin: null,
    at: "",
    previous: null,
    calendar: {
      ...entry,
      project_id: 1,
      work_type_id: null,
      work_type: null,
      customer: "",
      name: "",
      link: "",
      short_name: "",
      description: "",
      changed_by: null,
      id: 1,
      time_id: [],
      cell: "",
      version: 1,
    },
  });
  const later = { ...other, start_time_id: endOf(winner) };

  test("nothing, where hours were shared at no time", () => {
    expect(everShared([event(1, winner), event(2, winner, "DELETE"), event(3, other)])).toEqual([]);
    expect(everShared([event(1, winner), event(2, later)])).toEqual([]);
  });

  test.each([
    ["an hour that was shared for a while", [event(1, winner), event(2, other), event(3, other, "DELETE")]],
    ["an entry that grew into another", [event(1, winner), event(2, later), event(3, other, "PATCH")]],
    ["an event that never came", [event(1, winner), event(3, winner, "DELETE")]],
  ])("%s", (_, events) => {
    expect(everShared(events)).not.toEqual([]);
  });
});
