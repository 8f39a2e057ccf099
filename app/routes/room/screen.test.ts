import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeSocket } from "#tests/party/fake-socket.ts";
import { openScreen } from "./screen.ts";

describe("a screen that is no calendar", () => {
  const onConfigured = vi.fn<(version: number) => void>();
  const fetched = vi.fn<() => Promise<{ status: number }>>();
  let version: number;
  let leave: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    vi.stubGlobal("fetch", fetched);
    FakeSocket.opened = [];
    version = 3;
    const origin = "https://office.example";
    leave = openScreen({ origin, shownVersion: () => version, onConfigured, WebSocket: FakeSocket });
  });
  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function socketAfter(milliseconds = 0): Promise<FakeSocket> {
    await vi.advanceTimersByTimeAsync(milliseconds);
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error("No socket was opened");
    return socket;
  }

  test("says what it wears each time that it comes, and hears of another configuration", async () => {
    const socket = await socketAfter();
    expect(socket.url).toBe("wss://office.example/parties/screen/live?config=3");
    socket.open();
    socket.say({ event: "CalendarUpdated", events: [] });
    socket.say({ event: "ConfigUpdated", version: 4 });
    expect(onConfigured).toHaveBeenCalledExactlyOnceWith(4);
    version = 4;
    socket.break(1006);
    expect((await socketAfter(500)).url).toMatch(/\?config=4$/);
  });

  test("does not come back to a session that ended", async () => {
    const socket = await socketAfter();
    socket.open();
    socket.break(4401);
    await socketAfter(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test("asks why the door stays closed, and gives up where the session is over", async () => {
    fetched.mockResolvedValue({ status: 401 });
    (await socketAfter()).break(1006);
    await socketAfter(60_000);
    expect(fetched).toHaveBeenCalledOnce();
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test("tries on without a network", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    (await socketAfter()).break(1006);
    (await socketAfter(500)).open();
    expect(FakeSocket.opened).toHaveLength(2);
  });
});
