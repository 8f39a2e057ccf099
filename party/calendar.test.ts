import { beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryConnection } from "#tests/party/room-in-memory.ts";
import { admissionHeader, type admissionOf, admissionText } from "./admission.ts";
import { CalendarRoom } from "./calendar.ts";
import type { LiveEvent } from "./messages.ts";

// What cannot be brought about from outside: calls that cross on their way to the room, and a log that does not answer.
vi.mock("partyserver", () => import("#tests/party/room-in-memory.ts"));

const event = (seq: number): LiveEvent => ({
  seq,
  origin: null,
  at: "2026-11-20T08:00:00.000Z",
  updated: "projects",
  method: "PATCH",
  calendar: { id: 1 },
});
const updated = (...seqs: number[]) => JSON.stringify({ event: "CalendarUpdated", events: seqs.map(event) });

const configured = (version: number) => JSON.stringify({ event: "ConfigUpdated", version });

/** What the door says of a socket beside its session. */
type Told = Pick<ReturnType<typeof admissionOf>, "at" | "calendar" | "config" | "address">;

describe("the room", () => {
  const missedSince = vi.fn<(seq: number) => Promise<LiveEvent[] | null>>();
  const blockConcurrencyWhile = vi.fn((work: () => Promise<void>) => work());
  let room: CalendarRoom;

  beforeEach(() => {
    vi.clearAllMocks();
    const installations = { idFromString: (id: string) => id, get: () => ({ missedSince }) };
    room = Reflect.construct(CalendarRoom, [{ blockConcurrencyWhile }, { INSTALLATIONS: installations }]);
  });

  /** Lets a socket in, as the server beneath the room does. */
  async function connect(
    sessionId: number,
    seq: number | null = null,
    {
      at = 1,
      calendar = true,
      config = { current: 0, shownVersion: null },
      address = "birojs.lv",
    }: Partial<Told> = {},
  ) {
    const [send, close] = [vi.fn<(text: string) => void>(), vi.fn<(code: number) => void>()];
    const connection = new MemoryConnection(`connection-${sessionId}`, send, close);
    const user = { id: 1, name: "Ādams Bērziņš" };
    const headers = {
      [admissionHeader]: admissionText({ sessionId, calendar, seq, config, user, address, at }),
    };
    const context = { request: new Request("http://room/", { headers }) };
    connection.tags = room.getConnectionTags(Object(connection), context);
    Reflect.get(room, "connections").push(connection);
    await room.onConnect(Object(connection), context);
    return { send, close };
  }

  test("closes the sockets of a host that is closed, and those that were on their way, until it is opened", async () => {
    const [here, elsewhere] = ["birojs.lv", "cits.lv"];
    const [open, other] = [
      await connect(7, null, { address: here }),
      await connect(8, null, { address: elsewhere }),
    ];
    await room.relay({ closed: [here] });
    const late = await connect(9, null, { address: here });
    for (const { close } of [open, late]) expect(close).toHaveBeenCalledExactlyOnceWith(4401);
    await room.relay({ opened: [here] });
    for (const { close } of [other, await connect(9, null, { address: here })])
      expect(close).not.toHaveBeenCalled();
  });

  test("closes a socket whose session ended while it was on its way", async () => {
    room.expel([7]);
    const [late, other] = [await connect(7, 0), await connect(8)];
    expect(late.close).toHaveBeenCalledExactlyOnceWith(4401);
    expect(late.send).not.toHaveBeenCalled();
    expect(other.close).not.toHaveBeenCalled();
  });

  test("remembers the last ten thousand that ended, however many do", async () => {
    room.expel(Array.from({ length: 10_001 }, (_, index) => index + 1));
    const [forgotten, oldest, newest] = [await connect(1), await connect(2), await connect(10_001)];
    expect([forgotten, oldest, newest].map(({ close }) => close.mock.calls)).toEqual([
      [],
      [[4401]],
      [[4401]],
    ]);
  });

  test("closes every socket of the sessions that ended, and no other", async () => {
    const sockets = await Promise.all([connect(1), connect(1), connect(11), connect(2)]);
    room.expel([1, 2]);
    expect(sockets.map(({ close }) => close.mock.calls)).toEqual([[[4401]], [[4401]], [], [[4401]]]);
  });

  test("closes all sockets when the calendar is switched off, and one that was on its way then", async () => {
    const open = await connect(1);
    room.switchOff(20);
    const [late, back] = [await connect(2, null, { at: 20 }), await connect(3, null, { at: 21 })];
    expect([open, late, back].map(({ close }) => close.mock.calls)).toEqual([[[4403]], [[4403]], []]);
  });

  test("leaves other screens open when the calendar is switched off", async () => {
    const open = await connect(1, null, { calendar: false });
    room.switchOff(20);
    const late = await connect(2, null, { calendar: false, at: 20 });
    expect([open, late].map(({ close }) => close.mock.calls)).toEqual([[], []]);
  });

  test("tells of entries only where there is a calendar, and of the configuration everywhere, once", async () => {
    const [calendar, other] = [await connect(1), await connect(2, 0, { calendar: false })];
    room.publish([event(1)]);
    room.reconfigure(3);
    room.reconfigure(3);
    expect(calendar.send.mock.calls).toEqual([[updated(1)], [configured(3)]]);
    expect(other.send.mock.calls).toEqual([[configured(3)]]);
  });

  test("tells a screen that comes with an older configuration, also of one that changed while it came", async () => {
    const current = await connect(1, null, { config: { current: 4, shownVersion: 4 } });
    const older = await connect(2, null, { config: { current: 4, shownVersion: 3 } });
    room.reconfigure(5);
    const crossing = await connect(3, null, { config: { current: 4, shownVersion: 4 } });
    const silent = await connect(4);
    expect(current.send.mock.calls).toEqual([[configured(5)]]);
    expect(older.send.mock.calls).toEqual([[configured(4)], [configured(5)]]);
    expect(crossing.send.mock.calls).toEqual([[configured(5)]]);
    expect(silent.send).not.toHaveBeenCalled();
  });

  test("writes a frame once, however many screens there are", async () => {
    const screens = await Promise.all([connect(1), connect(2), connect(3)]);
    const written = vi.spyOn(JSON, "stringify");
    room.publish([event(1)]);
    expect(written).toHaveBeenCalledOnce();
    written.mockRestore();
    for (const { send } of screens) expect(send).toHaveBeenCalledExactlyOnceWith(updated(1));
  });

  test("lets nothing be published while it asks the log", async () => {
    missedSince.mockResolvedValue([event(4), event(5)]);
    const screen = await connect(1, 3);
    expect(blockConcurrencyWhile).toHaveBeenCalledOnce();
    expect(screen.send).toHaveBeenCalledExactlyOnceWith(updated(4, 5));
  });

  test("asks the log once, and then goes on from what it knows", async () => {
    missedSince.mockResolvedValue([event(4)]);
    await connect(1, 3);
    room.publish([event(5)]);
    const second = await connect(2, 3);
    expect(second.send).toHaveBeenCalledExactlyOnceWith(updated(4, 5));
    expect(missedSince).toHaveBeenCalledOnce();
  });

  test("says reset when the log does not reach back", async () => {
    missedSince.mockResolvedValue(null);
    expect((await connect(1, 3)).send).toHaveBeenCalledExactlyOnceWith('{"event":"reset"}');
  });

  test("asks a screen to come again when the log does not answer, and lives on", async () => {
    missedSince.mockRejectedValueOnce(new Error("gone"));
    const screen = await connect(1, 3);
    expect(screen.close).toHaveBeenCalledExactlyOnceWith(1013);
    expect(screen.send).not.toHaveBeenCalled();
  });

  test("closes a connection that sends more than a screen has to say, also in bytes", async () => {
    const { send, close } = await connect(1);
    const [connection] = Reflect.get(room, "connections");
    room.onMessage(connection, "x".repeat(1_024));
    room.onMessage(connection, new ArrayBuffer(1_024));
    expect(close).not.toHaveBeenCalled();
    room.onMessage(connection, new ArrayBuffer(1_025));
    expect(close).toHaveBeenCalledExactlyOnceWith(1009);
    expect(send).not.toHaveBeenCalled();
  });

  test("closes a person's oldest sockets beyond twenty", async () => {
    const came = [3, 1, 2, ...Array.from({ length: 18 }, (_, index) => index + 4)];
    const sockets: Awaited<ReturnType<typeof connect>>[] = [];
    for (const at of came) sockets.push(await connect(at, null, { at, calendar: at % 2 === 0 }));
    const closed = sockets.flatMap(({ close }, index) =>
      close.mock.calls.map(([code]) => [came[index], code]),
    );
    expect(closed).toEqual([[1, 4429]]);
  });

  test("lets nobody in whom the door did not announce", () => {
    const context = { request: new Request("http://room/") };
    expect(() => room.getConnectionTags(Object({}), context)).toThrow();
  });
});
