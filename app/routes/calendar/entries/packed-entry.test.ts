import { expect, test } from "vitest";
import { anEntry } from "#tests/party/entries.ts";
import { packEntries, unpackEntries } from "./packed-entry.ts";

const work = { id: 4, name: "Druka", color: "#662e93" };
const entries = [
  anEntry(7, { project_id: 3, name: "Tapetes viesnīcai", short_name: "Tapetes", link: "https://a.lv" }),
  anEntry(8, { project_id: null, work_type_id: 4, work_type: work, description: "Rindā" }),
  anEntry(9, { project_id: null, work_type_id: 4, work_type: { ...work }, version: 12 }),
];

test("entries arrive as they were, but for what the specification says twice of them", () => {
  const arrived = unpackEntries(packEntries(entries));
  const said = entries.map(({ id, time_id, cell, ...rest }) => rest);
  expect(arrived.map(({ id, time_id, cell, ...rest }) => rest)).toEqual(said);
});

test("what says the same is handed over once", () => {
  const [, one = [], other = []] = packEntries(entries);
  expect(one).toContain(work);
  expect(one[7]).toBe(other[7]);
});
