import type { CloseEvent, Options } from "partysocket/ws";
import { closing, holdingSaid, type LiveEvent, type Presence, type RoomMessage } from "#party/messages.ts";
import { tellInboxNews } from "#routes/room/inbox-news.ts";
import { messageIn } from "#routes/room/message.ts";
import { type RoomSocket, roomSocket } from "#routes/room/socket.ts";

/** "lost": it comes back by itself. The last three are for good; "crowded": this person has newer windows enough. */
export type RoomState = "connecting" | "open" | "lost" | "signedOut" | "off" | "crowded";

export interface RoomListeners {
  /** New events in order; only after a reset or an overtaken load some may come again. */
  onEvents: (events: LiveEvent[]) => void;
  /** What was missed cannot be had: reload the data, then call `startFrom` with its `seq`. */
  onReset: () => void;
  onConfigured: (version: number) => void;
  onPresence: (message: Extract<RoomMessage, { event: "Presence" }>) => void;
  onState: (state: RoomState) => void;
  /** The door did not open. A browser is not told why: anyone who listens has to ask elsewhere. */
  onRefused: () => void;
}

export interface RoomOptions extends RoomListeners {
  /** The page's own: `https://office.example`. */
  origin: string;
  /** The last event that the loaded data holds; null where the backend does not say. */
  seq: number | null;
  /** The version of the configuration that the page wears; of a newer one the room tells as it opens. */
  shownVersion?: () => number;
  /** For tests. */
  WebSocket?: Options["WebSocket"];
}

/** Milliseconds. */
const betweenPresences = 100;

const finalStates = new Map<number, RoomState>([
  [closing.signedOut, "signedOut"],
  [closing.calendarOff, "off"],
  [closing.tooMany, "crowded"],
]);

/** A screen's end of the live room (design §5): it reconnects, and says each event once and in order. */
export class RoomClient {
  private readonly socket: RoomSocket;
  private readonly options: RoomOptions;
  /** All events after this one were given. */
  private since: number | null;
  /** The last event that was given. Null: events are not counted. */
  private seq: number | null;
  /** The data are reloaded: what comes until then is asked for again afterwards. */
  private isReset = false;
  /** After which event a gap was found: found there again, the log does not fill it. */
  private gapAfter: number | null = null;
  private state: RoomState = "connecting";
  private latest: Presence | null = null;
  private saidAt = Number.NEGATIVE_INFINITY;
  private sayLater: ReturnType<typeof setTimeout> | undefined;
  private sayAgain: ReturnType<typeof setInterval> | undefined;

  constructor(options: RoomOptions) {
    this.options = options;
    this.since = options.seq;
    this.seq = options.seq;
    options.onState("connecting");
    this.socket = roomSocket(() => this.address(), options);
    this.socket.onopen = () => this.opened();
    this.socket.onclose = (event) => this.closed(event);
    this.socket.onmessage = ({ data }) => this.receive(data);
  }

  /**
   * Says which events loaded data hold; to be called after every load. The room is asked for what came after them, where
   * that was not given: after `onReset`, and for data that were overtaken by newer ones.
   */
  startFrom(seq: number | null): void {
    if (!this.isReset && !this.isBefore(seq)) return;
    this.isReset = false;
    this.gapAfter = null;
    this.since = seq;
    this.seq = seq;
    this.socket.reconnect();
  }

  /** Whether events after this one were never given. */
  private isBefore(seq: number | null): boolean {
    return seq !== null && this.since !== null && seq < this.since;
  }

  /** Tells the others where this screen is: ten times a second at most, and the last word always, also after a break. */
  send(presence: Presence): void {
    this.latest = presence;
    if (this.sayLater !== undefined || this.state !== "open") return;
    const wait = this.saidAt + betweenPresences - Date.now();
    if (wait <= 0) this.say();
    else this.sayLater = setTimeout(() => this.say(), wait);
  }

  /** Leaves for good; nothing is reported any more. */
  close(): void {
    this.stopSaying();
    this.state = "lost";
    this.isReset = false;
    this.socket.onclose = null;
    this.socket.close();
  }

  private address(): string {
    const { origin, shownVersion } = this.options;
    const said = new URLSearchParams();
    if (this.seq !== null) said.set("seq", String(this.seq));
    if (shownVersion) said.set("config", String(shownVersion()));
    const address = `${origin.replace(/^http/, "ws")}/parties/calendar/live`;
    return said.size === 0 ? address : `${address}?${said}`;
  }

  private opened(): void {
    this.enter("open");
    this.say();
  }

  private closed({ code }: CloseEvent): void {
    this.stopSaying();
    const wasOpen = this.state === "open";
    this.enter(finalStates.get(code) ?? "lost");
    if (!wasOpen && this.state === "lost") this.options.onRefused();
  }

  private enter(state: RoomState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.onState(state);
  }

  private say(): void {
    this.stopSaying();
    if (!this.latest || this.state !== "open") return;
    this.saidAt = Date.now();
    this.socket.send(JSON.stringify(this.latest));
    // A page that nobody sees is slowed down by its browser: what it holds would come and go on other screens.
    if (this.latest.holding) this.sayAgain = setInterval(() => isSeen() && this.say(), holdingSaid.every);
  }

  private stopSaying(): void {
    clearTimeout(this.sayLater);
    clearInterval(this.sayAgain);
    this.sayLater = undefined;
  }

  private receive(data: unknown): void {
    const message = messageIn(data);
    if (message?.event === "CalendarUpdated") this.take(message.events);
    else if (message?.event === "ConfigUpdated") this.options.onConfigured(message.version);
    else if (message?.event === "InboxChanged") tellInboxNews();
    else if (message?.event === "Presence") this.options.onPresence(message);
    else if (message?.event === "reset") this.reset();
  }

  private take(events: LiveEvent[]): void {
    if (this.isReset) return;
    if (this.seq === null) this.give(events);
    else this.takeAfter(this.seq, events);
  }

  private takeAfter(seq: number, events: LiveEvent[]): void {
    const fresh = events.filter((event) => event.seq > seq);
    const next = fresh.filter((event, index) => event.seq === seq + 1 + index);
    this.seq = seq + next.length;
    this.give(next);
    if (next.length < fresh.length) this.mend(this.seq);
  }

  /** Something is missing: coming back brings it, or else the data do. */
  private mend(seq: number): void {
    const isFoundAgain = this.gapAfter === seq;
    this.gapAfter = seq;
    if (isFoundAgain) this.reset();
    else this.socket.reconnect();
  }

  private give(events: LiveEvent[]): void {
    if (events.length > 0) this.options.onEvents(events);
  }

  private reset(): void {
    if (this.isReset) return;
    this.isReset = true;
    this.options.onReset();
  }
}

const isSeen = () => typeof document === "undefined" || !document.hidden;
