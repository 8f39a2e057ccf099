import { type Connection, type ConnectionContext, Server } from "partyserver";
import { admissionOf } from "./admission";
import type { LiveEvent, RoomMessage } from "./messages";
import { RecentEvents } from "./recent-events";

/** An installation, as far as its room knows it: it keeps the log of all events. */
type Installation = Rpc.DurableObjectBranded & {
  missedSince: (seq: number) => Promise<LiveEvent[] | null>;
};
type RoomEnv = { INSTALLATIONS: DurableObjectNamespace<Installation> };

/** Codes with which the room closes a socket: signed out (not to be tried again), and try again later. */
const closing = { signedOut: 4401, tryAgain: 1013 } as const;

/**
 * The live room of one installation (design §5). It only relays: what it sends was committed before, in order. Nobody
 * gets here without the same login check as a page; what screens send is ignored.
 */
export class CalendarRoom extends Server<RoomEnv> {
  static override options = { hibernate: true };

  /** Empty after a rest; the installation's log is asked then. */
  private readonly recent = new RecentEvents();
  /** Sessions that ended: a socket that was let in just before must not stay. */
  private readonly ended = new Set<number>();

  override getConnectionTags(_: Connection, { request }: ConnectionContext): string[] {
    return [tagOf(admissionOf(request).sessionId)];
  }

  override async onConnect(connection: Connection, { request }: ConnectionContext): Promise<void> {
    const { sessionId, seq } = admissionOf(request);
    if (this.ended.has(sessionId)) connection.close(closing.signedOut);
    else if (seq !== null) await this.catchUp(connection, seq);
  }

  /** Sends committed events to every screen, as one frame. */
  publish(events: LiveEvent[]): void {
    this.recent.add(events);
    this.broadcast(frame({ event: "CalendarUpdated", events }));
  }

  /** Closes the sockets of sessions that ended. */
  expel(sessions: number[]): void {
    for (const session of sessions) {
      this.ended.add(session);
      for (const connection of this.getConnections(tagOf(session))) connection.close(closing.signedOut);
    }
  }

  /** Sends a screen what it missed since `seq`. Nothing is published meanwhile, so it gets all of it and in order. */
  private async catchUp(connection: Connection, seq: number): Promise<void> {
    const known = this.recent.since(seq);
    if (known) return connection.send(frame({ event: "CalendarUpdated", events: known }));
    await this.ctx.blockConcurrencyWhile(() => this.catchUpFromLog(connection, seq));
  }

  private async catchUpFromLog(connection: Connection, seq: number): Promise<void> {
    const { INSTALLATIONS } = this.env;
    const installation = INSTALLATIONS.get(INSTALLATIONS.idFromString(this.name));
    // A failure that left this block would end the room and every socket in it.
    try {
      const events = await installation.missedSince(seq);
      if (events) this.recent.learn(seq, events);
      connection.send(frame(events ? { event: "CalendarUpdated", events } : { event: "reset" }));
    } catch {
      connection.close(closing.tryAgain);
    }
  }
}

const tagOf = (session: number) => `session:${session}`;
const frame = (message: RoomMessage) => JSON.stringify(message);
