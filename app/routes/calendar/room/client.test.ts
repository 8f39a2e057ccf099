import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveEvent, Presence } from "#party/messages.ts";
import { anEntry, told } from "#tests/party/entries.ts";
import { FakeSocket } from "#tests/party/fake-socket.ts";
import { RoomClient } from "./client.ts";

const presence = (week: string): Presence => ({ week, holding: null });
const events = (...seqs: number[]) => ({
  event: "CalendarUpdated",
  events: seqs.map((seq) => told(seq, anEntry(seq))),
});

describe("a screen's end of the room", () => {
  const onReset = vi.fn<() => void>();
  const onPresence = vi.fn<() => void>();
  const onConfigured = vi.fn<(version: number) => void>();
  const onState = vi.fn<(state: string) => void>();
  const onRefused = vi.fn<() => void>();
  let seqs: number[];
  let client: RoomClient | undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    FakeSocket.opened = [];
    seqs = [];
  });
  afterEach(() => {
    client?.close();
    vi.useRealTimers();
  });

  const onEvents = (come: LiveEvent[]) => seqs.push(...come.map(({ seq }) => seq));
  /** The socket that was opened last, once the client has had this many milliseconds for it. */
  async function socketAfter(milliseconds = 0): Promise<FakeSocket> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error("No socket was opened");
    return socket;
  }
  async function open(seq: number | null = 5) {
    const listeners = { onEvents, onReset, onConfigured, onPresence, onState, onRefused };
    client = new RoomClient({ origin: "https://office.example", seq, WebSocket: FakeSocket, ...listeners });
    const socket = await socketAfter();
    socket.open();
    return { room: client, socket };
  }
  const states = () => onState.mock.calls.map(([state]) => state);

  test("asks for what comes after what it has", async () => {
    const { socket } = await open();
    expect(socket.url).toBe("wss://office.example/parties/calendar/live?seq=5");
    socket.say(events(6, 7));
    expect(seqs).toEqual([6, 7]);
    socket.break(1006);
    expect((await socketAfter(500)).url).toMatch(/\?seq=7$/);
    expect(states()).toEqual(["connecting", "open", "lost"]);
  });

  test("comes back after a quarter to half a second, and after at most five when it fails again and again", async () => {
    const { socket } = await open();
    socket.break(1006);
    await vi.advanceTimersByTimeAsync(249);
    expect(FakeSocket.opened).toHaveLength(1);
    let last = await socketAfter(251);
    expect(FakeSocket.opened).toHaveLength(2);
    for (const _ of Array(10)) {
      last.break(1013);
      last = await socketAfter(5_000);
    }
    expect(FakeSocket.opened).toHaveLength(12);
    last.break(1013);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(FakeSocket.opened).toHaveLength(12);
  });

  test("says what it holds again and again, until it lets go or nobody looks", async () => {
    const { room, socket } = await open();
    const holding = { calendar_id: 7, label: "Veikals", over: null };
    room.send({ week: "2026-11-23", holding });
    await vi.advanceTimersByTimeAsync(9_500);
    expect(socket.sent).toHaveLength(4);
    expect(new Set(socket.sent).size).toBe(1);
    vi.stubGlobal("document", { hidden: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.sent).toHaveLength(4);
    vi.stubGlobal("document", { hidden: false });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(socket.sent).toHaveLength(5);
    vi.unstubAllGlobals();
    room.send(presence("2026-11-23"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.sent.slice(5)).toEqual([JSON.stringify(presence("2026-11-23"))]);
  });

  test("says when the door did not open, and not when a connection broke", async () => {
    const { socket } = await open();
    socket.break(1006);
    expect(onRefused).not.toHaveBeenCalled();
    (await socketAfter(500)).break(1006);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  test("says which configuration the page wears, and hears of a newer one", async () => {
    const listeners = { onEvents, onReset, onConfigured, onPresence, onState, onRefused };
    const shownVersion = () => 3;
    client = new RoomClient({
      origin: "https://office.example",
      seq: 5,
      shownVersion,
      WebSocket: FakeSocket,
      ...listeners,
    });
    const socket = await socketAfter();
    expect(socket.url).toMatch(/\?seq=5&config=3$/);
    socket.open();
    socket.say({ event: "ConfigUpdated", version: 4 });
    expect(onConfigured).toHaveBeenCalledExactlyOnceWith(4);
  });

  test.each([
    [4401, "signedOut"],
    [4403, "off"],
    [4429, "crowded"],
  ])("does not come back after %i", async (code, state) => {
    const { socket, room } = await open();
    socket.break(code);
    room.send(presence("2026-11-23"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(states()).toEqual(["connecting", "open", state]);
  });

  test("gives each event once, whatever comes again", async () => {
    const { socket } = await open();
    socket.say(events(5, 6));
    socket.say(events(6, 7));
    socket.say(events(3));
    expect(seqs).toEqual([6, 7]);
  });

  test("comes back at once for what is missing, and gives nothing out of order", async () => {
    const { socket } = await open();
    socket.say(events(6, 8));
    expect(seqs).toEqual([6]);
    const again = await socketAfter();
    expect(again.url).toMatch(/\?seq=6$/);
    again.open();
    again.say(events(7, 8));
    expect(seqs).toEqual([6, 7, 8]);
    expect(onReset).not.toHaveBeenCalled();
  });

  test("has the data reloaded when what is missing does not come, and does not go in circles", async () => {
    const { socket } = await open();
    socket.say(events(8));
    const again = await socketAfter();
    again.open();
    again.say(events(8));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onReset).toHaveBeenCalledOnce();
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test("asks again for what came while the data were reloaded, also over a break", async () => {
    const { socket, room } = await open();
    socket.say({ event: "reset" });
    socket.say(events(41, 42));
    socket.break(1006);
    const back = await socketAfter(500);
    back.open();
    back.say({ event: "reset" });
    expect([onReset.mock.calls.length, seqs]).toEqual([1, []]);
    room.startFrom(41);
    const again = await socketAfter();
    expect(again.url).toMatch(/\?seq=41$/);
    again.open();
    again.say(events(42, 43));
    expect([onReset.mock.calls.length, seqs]).toEqual([1, [42, 43]]);
  });

  test("is not put back by data that are loaded without a need", async () => {
    const { socket, room } = await open();
    socket.say(events(6));
    for (const seq of [5, 99, null]) room.startFrom(seq);
    socket.say(events(7));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([FakeSocket.opened.length, seqs]).toEqual([1, [6, 7]]);
  });

  test("asks for what data lack that come late and are older than those it began with", async () => {
    const { room } = await open();
    room.startFrom(3);
    expect((await socketAfter()).url).toMatch(/\?seq=3$/);
  });

  test("takes everything where the backend does not count", async () => {
    const { socket } = await open(null);
    expect(socket.url).toBe("wss://office.example/parties/calendar/live");
    for (const seq of [9, 9, 3]) socket.say(events(seq));
    expect(seqs).toEqual([9, 9, 3]);
  });

  test("passes on who is there, and nothing that it cannot read", async () => {
    const { socket } = await open();
    const message = { event: "Presence", isAll: true, you: "me", here: [], left: [] };
    socket.say(message);
    for (const nonsense of ["x", "null", "[]", { event: "Presence", here: 1 }, { event: "?" }])
      socket.say(nonsense);
    expect(onPresence.mock.calls).toEqual([[message]]);
    expect(onReset).not.toHaveBeenCalled();
    socket.say({ event: "CalendarUpdated", events: [{ seq: 6, updated: "moon" }] });
    expect(onReset).toHaveBeenCalledOnce();
  });

  test("says where it is ten times a second at most, and the last word always", async () => {
    const { socket, room } = await open();
    for (let day = 10; day < 30; day += 1) room.send(presence(`2026-11-${day}`));
    expect(socket.sent).toEqual([JSON.stringify(presence("2026-11-10"))]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket.sent.slice(1)).toEqual([JSON.stringify(presence("2026-11-29"))]);
    room.send(presence("2026-12-07"));
    expect(socket.sent).toHaveLength(3);
  });

  test("says where it is again after a break, as the room forgot it", async () => {
    const { socket, room } = await open();
    room.send(presence("2026-11-16"));
    room.send(presence("2026-11-23"));
    socket.break(1006);
    room.send(presence("2026-11-30"));
    const back = await socketAfter(500);
    back.open();
    expect(back.sent).toEqual([JSON.stringify(presence("2026-11-30"))]);
    expect(socket.sent).toHaveLength(1);
  });

  test("is quiet after it was closed", async () => {
    const { socket, room } = await open();
    room.close();
    socket.say(events(6));
    room.send(presence("2026-11-23"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([seqs, socket.sent, FakeSocket.opened.length]).toEqual([[], [], 1]);
    expect(states()).toEqual(["connecting", "open"]);
  });
});
