import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryConnection } from "#tests/party/room-in-memory.ts";
import { holdingSaid, type Presence, roomMessage } from "./messages.ts";
import { Visitors } from "./visitors.ts";

const monday: Presence = { week: "2026-11-23", holding: null };
const holding = { calendar_id: 7, label: "Veikals", over: null };

describe("the visitors of a room", () => {
  let connections: MemoryConnection[];
  let visitors: Visitors;

  beforeEach(() => {
    vi.useFakeTimers();
    connections = [];
    visitors = newVisitors();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const newVisitors = () => new Visitors(() => Object(connections.filter(({ isOpen }) => isOpen)));

  /** A screen of a person; `frames` is what it was told of others since the last time. */
  function open(name: string) {
    const texts: string[] = [];
    const connection = new MemoryConnection(
      name,
      (text) => texts.push(text),
      () => undefined,
    );
    connection.setState({ user: { id: connections.length + 1, name }, said: null, since: 0 });
    connections.push(connection);
    const say = (message: unknown) => visitors.receive(Object(connection), message);
    return {
      say: (presence: Presence) => say(JSON.stringify(presence)),
      shout: say,
      leave: () => {
        connection.isOpen = false;
        visitors.lose(Object(connection));
      },
      frames: () => texts.splice(0).map((text) => roomMessage.parse(JSON.parse(text))),
    };
  }
  const wait = () => vi.advanceTimersByTime(40);
  const change = (here: object[], left: string[] = []) => ({ event: "Presence", isAll: false, here, left });
  const visitor = (connection: string, user_id: number, said = monday) => ({
    connection,
    user_id,
    name: connection,
    ...said,
  });

  /** Two screens that know of each other. */
  function two() {
    const [anna, juris] = [open("Anna"), open("Juris")];
    for (const screen of [anna, juris]) screen.say(monday);
    wait();
    for (const screen of [anna, juris]) screen.frames();
    return { anna, juris };
  }

  test("are told who is there when they come, and the others that they came", () => {
    const [anna, juris] = [open("Anna"), open("Juris")];
    anna.say(monday);
    wait();
    expect(anna.frames()).toEqual([{ event: "Presence", isAll: true, you: "Anna", here: [], left: [] }]);
    juris.say(monday);
    wait();
    const here = [visitor("Anna", 1)];
    expect(juris.frames()).toEqual([{ event: "Presence", isAll: true, you: "Juris", here, left: [] }]);
    expect(anna.frames()).toEqual([change([visitor("Juris", 2)])]);
  });

  test("are told once of much that happens at once, and never of themselves", () => {
    const { anna, juris } = two();
    for (const label of ["V", "Ve", "Veikals"]) juris.say({ ...monday, holding: { ...holding, label } });
    expect(anna.frames()).toEqual([]);
    wait();
    expect(anna.frames()).toEqual([change([visitor("Juris", 2, { ...monday, holding })])]);
    expect(juris.frames()).toEqual([]);
    anna.say({ ...monday, week: "2026-11-30" });
    juris.say(monday);
    wait();
    expect(anna.frames()).toEqual([change([visitor("Juris", 2)])]);
    expect(juris.frames()).toEqual([change([visitor("Anna", 1, { ...monday, week: "2026-11-30" })])]);
  });

  test("hear of nobody who repeats themselves or has nobody to tell", () => {
    const { anna, juris } = two();
    juris.say(monday);
    wait();
    expect(anna.frames()).toEqual([]);
    anna.leave();
    juris.say({ ...monday, holding });
    wait();
    expect(juris.frames()).toEqual([change([], ["Anna"])]);
  });

  test("lose who leaves, with all that they held", () => {
    const { anna, juris } = two();
    juris.say({ ...monday, holding });
    juris.leave();
    wait();
    expect(anna.frames()).toEqual([change([], ["Juris"])]);
    const late = open("Zane");
    late.say(monday);
    wait();
    expect(late.frames()).toMatchObject([{ here: [visitor("Anna", 1)] }]);
  });

  test("never hear of who left before they could be told of", () => {
    const { anna } = two();
    const brief = open("Zane");
    brief.say(monday);
    brief.leave();
    open("Mute").leave();
    wait();
    expect(anna.frames()).toEqual([]);
  });

  test("hold nothing any more once they have been silent, and again when they speak", () => {
    const { anna, juris } = two();
    juris.say({ ...monday, holding });
    wait();
    anna.frames();
    for (const _ of Array(5)) {
      vi.advanceTimersByTime(holdingSaid.every);
      juris.say({ ...monday, holding });
    }
    expect(anna.frames()).toEqual([]);
    vi.advanceTimersByTime(9_900);
    expect(anna.frames()).toEqual([change([visitor("Juris", 2)])]);
    juris.say({ ...monday, holding });
    wait();
    expect(anna.frames()).toEqual([change([visitor("Juris", 2, { ...monday, holding })])]);
  });

  test("let the room rest while nobody holds anything", () => {
    const { anna, juris } = two();
    for (const screen of [anna, juris]) screen.say({ ...monday, holding });
    wait();
    expect(vi.getTimerCount()).toBe(2);
    juris.say(monday);
    anna.leave();
    wait();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("are still known after the room has rested", () => {
    const { juris } = two();
    visitors = newVisitors();
    const late = open("Zane");
    late.say(monday);
    wait();
    expect(late.frames()).toMatchObject([{ isAll: true, here: [visitor("Anna", 1), visitor("Juris", 2)] }]);
    expect(juris.frames()).toEqual([change([visitor("Zane", 3)])]);
  });

  test.each([
    ["no JSON", "x"],
    ["bytes", new ArrayBuffer(8)],
    ["something else", JSON.stringify({ event: "CalendarUpdated", events: [] })],
    ["no Monday", JSON.stringify({ ...monday, week: "x" })],
    ["too long a label", JSON.stringify({ ...monday, holding: { ...holding, label: "x".repeat(61) } })],
  ])("hear nothing of %s", (_, message) => {
    const { anna, juris } = two();
    juris.shout(message);
    wait();
    expect(anna.frames()).toEqual([]);
  });

  test("get one frame each when five hundred come back at once", () => {
    const screens = Array.from({ length: 500 }, (_, index) => open(`screen-${index}`));
    for (const screen of screens) screen.say(monday);
    wait();
    const frames = screens.map((screen) => screen.frames());
    expect(frames.map(({ length }) => length)).toEqual(Array(500).fill(1));
    expect(frames[499]?.[0]).toMatchObject({ isAll: true, you: "screen-499", here: { length: 499 } });
  });
});
