import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { admissionOf } from "./admission";
import { Flood } from "./flood";
import { closing, type LiveEvent, type RoomMessage } from "./messages";
import { RecentEvents } from "./recent-events";
import { type Seat, Visitors } from "./visitors";

/** An installation, as far as its room knows it: it keeps the log of all events. */
type Installation = Rpc.DurableObjectBranded & {
  missedSince: (seq: number) => Promise<LiveEvent[] | null>;
};
type RoomEnv = { INSTALLATIONS: DurableObjectNamespace<Installation> };

/**
 * The live room of one installation (design §5). Every signed-in screen hears here that the configuration has changed; a
 * calendar hears also what was committed, in order, and who is there. Nobody gets here without the same login check as
 * a page; of what screens send only a calendar's presence is heard.
 */
export class CalendarRoom extends Server<RoomEnv> {
  static override options = { hibernate: true };

  /** Empty after a rest; the installation's log is asked then. */
  private readonly recent = new RecentEvents();
  /** Sessions that ended: a socket that was let in just before must not stay. */
  private readonly ended = new Set<number>();
  /** When the calendar was switched off last, by the installation's clock; who was let in until then must not stay. */
  private offAt = 0;
  /** The newest version of the configuration that is known here: a socket on its way has not heard of it yet. */
  private configVersion = 0;
  private readonly flood = new Flood();
  private readonly visitors = new Visitors(() => this.getConnections<Seat>(calendarTag));

  override getConnectionTags(_: Connection, { request }: ConnectionContext): string[] {
    const { sessionId, calendar } = admissionOf(request);
    return calendar ? [tagOf(sessionId), calendarTag] : [tagOf(sessionId)];
  }

  override async onConnect(connection: Connection<Seat>, { request }: ConnectionContext): Promise<void> {
    const { sessionId, calendar, seq, config, user, at } = admissionOf(request);
    connection.setState(calendar ? { user, said: null } : null);
    if (this.ended.has(sessionId)) return connection.close(closing.signedOut);
    if (calendar && at <= this.offAt) return connection.close(closing.calendarOff);
    this.configVersion = Math.max(config.current, this.configVersion);
    if (config.worn !== null && config.worn !== this.configVersion)
      connection.send(frame({ event: "ConfigUpdated", version: this.configVersion }));
    if (calendar && seq !== null) await this.catchUp(connection, seq);
  }

  override onMessage(connection: Connection<Seat>, message: WSMessage): void {
    if (!this.flood.isTooMuch(connection.id, Date.now())) this.visitors.hear(connection, message);
  }

  override onClose(connection: Connection<Seat>): void {
    this.flood.forget(connection.id);
    this.visitors.lose(connection);
  }

  override onError(connection: Connection<Seat>): void {
    this.onClose(connection);
  }

  /** Sends committed events to every calendar, as one frame that is written once. */
  publish(events: LiveEvent[]): void {
    this.recent.add(events);
    this.tell(this.ctx.getWebSockets(calendarTag), { event: "CalendarUpdated", events });
  }

  /** Tells every screen which version of the configuration is in force, unless they know. */
  reconfigure(version: number): void {
    if (version === this.configVersion) return;
    this.configVersion = version;
    this.tell(this.ctx.getWebSockets(), { event: "ConfigUpdated", version });
  }

  /** As `broadcast` does, which reads what each connection keeps before it sends: that takes as long as sending. */
  private tell(sockets: WebSocket[], message: RoomMessage): void {
    const text = frame(message);
    for (const socket of sockets) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      try {
        socket.send(text);
      } catch {
        socket.close(closing.tryAgain);
      }
    }
  }

  /** Closes the sockets of sessions that ended. */
  expel(sessions: number[]): void {
    for (const session of sessions) {
      this.ended.add(session);
      this.close(this.getConnections(tagOf(session)), closing.signedOut);
    }
  }

  /** Closes all calendars that were let in until now, in milliseconds since 1970 by the installation's clock. */
  switchOff(now: number): void {
    this.offAt = now;
    this.close(this.getConnections(calendarTag), closing.calendarOff);
  }

  private close(connections: Iterable<Connection<Seat>>, code: number): void {
    for (const connection of connections) {
      this.visitors.lose(connection);
      connection.close(code);
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

const calendarTag = "calendar";
const tagOf = (session: number) => `session:${session}`;
const frame = (message: RoomMessage) => JSON.stringify(message);
