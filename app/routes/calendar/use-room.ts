import { useEffect, useRef, useState } from "react";
import type { LiveEvent, Presence, Visitor } from "../../../party/messages";
import { RoomClient, type RoomState } from "./room-client";

interface RoomHookOptions {
  /** The last event that the loaded data holds. */
  seq: number | null;
  /** The data themselves: whenever they are other ones, they were loaded anew. */
  loaded: unknown;
  presence: Presence;
  onEvents: (events: LiveEvent[]) => void;
  onReset: () => void;
}

/** The live room of this installation while the calendar is open: how the connection is, and who else is there. */
export function useRoom({ seq, loaded, presence, ...listeners }: RoomHookOptions) {
  const [state, setState] = useState<RoomState>("connecting");
  const [visitors, setVisitors] = useState<readonly Visitor[]>([]);
  const client = useRef<RoomClient>();
  const latest = useRef(listeners);
  latest.current = listeners;
  const start = useRef(seq);

  useEffect(() => {
    const room = new RoomClient({
      origin: window.location.origin,
      seq: start.current,
      onEvents: (events) => latest.current.onEvents(events),
      onReset: () => latest.current.onReset(),
      onPresence: ({ isAll, here, left }) =>
        setVisitors((before) => {
          const people = new Map(isAll ? [] : before.map((visitor) => [visitor.connection, visitor]));
          for (const visitor of here) people.set(visitor.connection, visitor);
          for (const connection of left) people.delete(connection);
          return [...people.values()];
        }),
      onState: (next) => {
        setState(next);
        // Whoever was there may be gone when the connection is back.
        if (next !== "open") setVisitors([]);
      },
    });
    client.current = room;
    return () => room.close();
  }, []);

  const { week, holding } = presence;
  useEffect(() => client.current?.send({ week, holding }), [week, holding]);
  // Data that were loaded anew say where the room goes on from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number may come with newer data
  useEffect(() => client.current?.startFrom(seq), [seq, loaded]);

  return { state, visitors };
}
