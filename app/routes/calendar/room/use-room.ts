import { useEffect, useRef, useState } from "react";
import type { LiveEvent, Presence, Visitor } from "#party/messages.ts";
import { isSignedOut } from "#routes/room/signed-out.ts";
import { useConfiguration } from "#routes/room/use-configuration.ts";
import type { RoomClient, RoomListeners, RoomState } from "./client.ts";

interface RoomHookOptions {
  /** The last event that the loaded data holds. */
  seq: number | null;
  /** The data themselves: whenever they are other ones, they were reloaded. */
  loaded: unknown;
  presence: Presence;
  onEvents: (events: LiveEvent[]) => void;
  onReset: () => void;
}

type PresenceMessage = Parameters<RoomListeners["onPresence"]>[0];

/** The live room of this installation while the calendar is open: how the connection is, and who else is there. */
export function useRoom(options: RoomHookOptions) {
  const [state, setState] = useState<RoomState>("connecting");
  const [visitors, setVisitors] = useState<readonly Visitor[]>([]);
  const client = useRef<RoomClient>();
  const { shownVersion, onConfigured, revalidate } = useConfiguration();
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    let isLeft = false;
    const enter = async () => {
      // Fetched after the page: it can be read before the room is open.
      const module = await import("./client.ts");
      if (isLeft) return;
      client.current = new module.RoomClient({
        origin: window.location.origin,
        seq: latest.current.seq,
        onEvents: (events) => latest.current.onEvents(events),
        onReset: () => latest.current.onReset(),
        shownVersion,
        onConfigured: onConfigured,
        onPresence: (message) => setVisitors((before) => visitorsAfter(before, message)),
        onState: (next) => {
          setState(next);
          // Anyone who was there may be gone when the connection is back.
          if (next !== "open") setVisitors([]);
          // The calendar is no screen any more: reading it again leads elsewhere.
          if (next === "off") revalidate();
        },
        onRefused: async () => {
          if (!(await isSignedOut()) || isLeft) return;
          setState("signedOut");
          client.current?.close();
        },
      });
      client.current.send(latest.current.presence);
    };
    enter().catch(() => setState("lost"));
    return () => {
      isLeft = true;
      client.current?.close();
    };
  }, [shownVersion, onConfigured, revalidate]);

  const { week, holding } = options.presence;
  useEffect(() => client.current?.send({ week, holding }), [week, holding]);
  const { seq, loaded } = options;
  // Data that were reloaded say where the room goes on from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number may come with newer data
  useEffect(() => client.current?.startFrom(seq), [seq, loaded]);

  return { state, visitors };
}

function visitorsAfter(
  before: readonly Visitor[],
  { isAll, here, left }: PresenceMessage,
): readonly Visitor[] {
  const people = new Map(isAll ? [] : before.map((visitor) => [visitor.connection, visitor]));
  for (const visitor of here) people.set(visitor.connection, visitor);
  for (const connection of left) people.delete(connection);
  return [...people.values()];
}
