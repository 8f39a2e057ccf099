import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { admissionOf } from "./admission.ts";
import { closing, type LiveEvent, type RoomMessage } from "./messages.ts";
import { isTooLong, RateLimit } from "./rate-limit.ts";
import { RecentEvents } from "./recent-events.ts";
import { isRelayed, type News, news } from "./relayed.ts";
import { ReplayGuard } from "./replay-guard.ts";
import { beyondLimit, type Seat } from "./seats.ts";
import { Visitors } from "./visitors.ts";

/** An installation, as far as its room knows it: it keeps the log of all events. */
type Installation = Rpc.DurableObjectBranded & {
  missedSince: (seq: number) => Promise<LiveEvent[] | null>;
};
type RoomEnv = { INSTALLATIONS: DurableObjectNamespace<Installation> };

/** Milliseconds until screens of a backend that tells us of no signing out have to come through the door again. */
const relayedVisit = 15 * 60_000;

/**
 * The live room of one installation (design §5). Every signed-in screen hears here that the configuration has changed; a
 * calendar hears also what was committed, in order, and who is there. Nobody gets here without the same login check as
 * a page; of what screens send only a calendar's presence is heard.
 */
export class CalendarRoom extends Server<RoomEnv> {
  static override options = { hibernate: true };

  /** Empty after a rest; the installation's log is asked then. */
  private recent = new RecentEvents();
  /** Sessions that ended: a socket that was let in just before must not stay. */
  private readonly ended = new Set<number>();
  /** When the calendar was switched off last, by the installation's clock; who was let in until then must not stay. */
  private offAt = 0;
  /** The newest version of the configuration that is known here: a socket on its way has not heard of it yet. */
  private configVersion = 0;
  /** Hosts that are closed, and until when it is known here, in milliseconds since 1970. */
  private readonly shut = new Map<string, number>();
  private readonly rateLimit = new RateLimit();
  private readonly replayGuard = new ReplayGuard(this.ctx.storage);
  private readonly visitors = new Visitors(() => this.getConnections<Seat>(calendarTag));

  override getConnectionTags(_: Connection, { request }: ConnectionContext): string[] {
    const { sessionId, calendar, user, address } = admissionOf(request);
    const tags = [tagOf(sessionId), userTag(user.id), addressTag(address)];
    return calendar ? [...tags, calendarTag] : tags;
  }

  override async onConnect(connection: Connection<Seat>, { request }: ConnectionContext): Promise<void> {
    const { sessionId, calendar, seq, config, user, address, at } = admissionOf(request);
    connection.setState({ user: calendar ? user : null, said: null, since: at });
    const isShut = (this.shut.get(address) ?? 0) > Date.now();
    if (isShut || this.ended.has(sessionId)) return connection.close(closing.signedOut);
    if (calendar && at <= this.offAt) return connection.close(closing.calendarOff);
    this.close(beyondLimit(this.getConnections(userTag(user.id))), closing.tooMany);
    this.configVersion = Math.max(config.current, this.configVersion);
    if (config.shownVersion !== null && config.shownVersion !== this.configVersion)
      connection.send(frame({ event: "ConfigUpdated", version: this.configVersion }));
    if (calendar && seq !== null) await this.catchUp(connection, seq);
    if (isRelayed(this.name) && (await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(Date.now() + relayedVisit);
  }

  override onAlarm(): void {
    this.close(this.getConnections<Seat>(), closing.tryAgain);
  }

  override onMessage(connection: Connection<Seat>, message: WSMessage): void {
    if (isTooLong(message)) this.close([connection], closing.tooLong);
    else if (!this.rateLimit.isTooMuch(connection.id, Date.now())) this.visitors.receive(connection, message);
  }

  override onClose(connection: Connection<Seat>): void {
    this.rateLimit.forget(connection.id);
    this.visitors.lose(connection);
  }

  override onError(connection: Connection<Seat>): void {
    this.onClose(connection);
  }

  /** Sends committed events to every calendar, as one frame that is written once. */
  publish(events: LiveEvent[]): void {
    this.recent.add(events);
    this.sendTo(this.ctx.getWebSockets(calendarTag), { event: "CalendarUpdated", events });
  }

  /** Takes what the edge saw pass, or what a backend of an agency's own says; false for what was heard before. */
  async relay(told: News): Promise<boolean> {
    const { events = [], configured, ended = [], changed_users = [], signature, ...hosts } = news.parse(told);
    if (signature !== undefined && !(await this.replayGuard.isNews(signature, Date.now()))) return false;
    this.expel(ended);
    this.recheck(changed_users);
    for (const host of hosts.closed ?? []) this.shutOut(host);
    for (const host of hosts.opened ?? []) this.shut.delete(host);
    if (configured !== undefined) this.reconfigure(configured);
    if (events.length === 0) return true;
    const [last, at] = [await this.lastGiven(), new Date().toISOString()];
    this.publish(events.map((event, index) => ({ ...event, seq: last + 1 + index, at })));
    await this.ctx.storage.put(lastGiven, last + events.length);
    return true;
  }

  /** The number of the last event of a room that numbers them itself, kept through its rests. */
  async lastGiven(): Promise<number> {
    return (await this.ctx.storage.get<number>(lastGiven)) ?? 0;
  }

  /** Tells every screen which version of the configuration is in force, unless they know. */
  reconfigure(version: number): void {
    if (version === this.configVersion) return;
    this.configVersion = version;
    this.sendTo(this.ctx.getWebSockets(), { event: "ConfigUpdated", version });
  }

  /** Tells all screens of these people that something else may wait for them. */
  tellInbox(users: number[]): void {
    for (const user of users) this.sendTo(this.ctx.getWebSockets(userTag(user)), { event: "InboxChanged" });
  }

  /** As `broadcast` does, which reads what each connection keeps before it sends: that takes as long as sending. */
  private sendTo(sockets: WebSocket[], message: RoomMessage): void {
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
      const [oldest] = this.ended;
      if (this.ended.size > mostEnded && oldest !== undefined) this.ended.delete(oldest);
      this.close(this.getConnections(tagOf(session)), closing.signedOut);
    }
  }

  /** Has the screens of these people come through the door again, where it is seen what they may. */
  recheck(users: number[]): void {
    for (const user of users) this.close(this.getConnections(userTag(user)), closing.tryAgain);
  }

  /** Closes the sockets of a host, and those that are let in there by an edge that has not heard of it yet. */
  private shutOut(host: string): void {
    this.shut.set(host, Date.now() + unheard);
    this.close(this.getConnections(addressTag(host)), closing.signedOut);
  }

  /** Starts over: the installation was erased, and its numbers may come again. */
  forget(): void {
    this.recent = new RecentEvents();
    this.ended.clear();
    this.offAt = 0;
    this.configVersion = 0;
    this.close(this.getConnections(), closing.signedOut);
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
    if (isRelayed(this.name)) return this.catchUpWithoutLog(connection, seq);
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

  /** After a rest a room without a log knows only whether anything was missed at all. */
  private async catchUpWithoutLog(connection: Connection, seq: number): Promise<void> {
    if (seq !== (await this.lastGiven())) return connection.send(frame({ event: "reset" }));
    this.recent.learn(seq, []);
    connection.send(frame({ event: "CalendarUpdated", events: [] }));
  }
}

/** Milliseconds after which every edge has read that a host is suspended or gone (workers/edge/tenant/tenant.ts). */
const unheard = 75_000;

/**
 * Sessions that are known to have ended, at most: a socket is on its way for a second. Strangers end as many as they like at
 * an agency's own backend, whose every 401 is told here.
 */
const mostEnded = 10_000;

/** Where it is kept. */
const lastGiven = "last-given";
const calendarTag = "calendar";
const tagOf = (session: number) => `session:${session}`;
const userTag = (user: number) => `user:${user}`;
/** Short: a tag has 256 letters at most, and a host's name 253. */
const addressTag = (host: string) => `at:${host}`;
const frame = (message: RoomMessage) => JSON.stringify(message);
