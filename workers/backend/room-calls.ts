import { logFault } from "#protocol/log.ts";
import type { Env } from "./env.ts";
import { roomOf } from "./room.ts";

/** What an installation asks its live room for without waiting for it. */
export function roomCalls(env: Env, ctx: Pick<DurableObjectState, "id" | "waitUntil">) {
  const call = (ask: (room: ReturnType<typeof roomOf>) => Promise<void>): void => {
    const asked = ask(roomOf(env, ctx.id));
    ctx.waitUntil(asked.catch((error) => logFault("room", error)));
  };
  return {
    /** Closes the sockets of sessions that ended. */
    expel: (ended: number[]): void => {
      if (ended.length > 0) call((room) => room.expel(ended));
    },
    /** Closes the calendar, as its module is off. */
    calendarOff: (): void => call((room) => room.switchOff(Date.now())),
  };
}
