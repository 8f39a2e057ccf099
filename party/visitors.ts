import type { Connection } from "partyserver";
import { holdingSaid, type Presence, presence, type RoomMessage, type Visitor } from "./messages.ts";
import type { Seat } from "./seats.ts";

/** Milliseconds in which changes are collected, so that many of them are one frame. */
const collected = 40;

type Screen = Connection<Seat>;

/**
 * Who has the calendar open. The connections themselves keep it, so a rest of the room loses nothing; here is only what
 * the others have not been told yet. However many come or move at once, each screen gets one frame for all of it.
 */
export class Visitors {
  private readonly screens: () => Iterable<Screen>;
  private readonly came = new Set<string>();
  private readonly moved = new Set<string>();
  private readonly left = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Screens that hold something, and when that ends unless they speak: the room rests while nobody holds anything. */
  private readonly holders = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(screens: () => Iterable<Screen>) {
    this.screens = screens;
  }

  /** Takes what a screen says. What is no presence is ignored, and so is what was said before. */
  receive(screen: Screen, message: unknown): void {
    const said = presenceIn(message);
    if (!screen.state?.user || !said) return;
    this.watch(screen, said);
    this.note(screen, said);
  }

  private note(screen: Screen, said: Presence): void {
    const { state } = screen;
    if (!state || JSON.stringify(said) === JSON.stringify(state.said)) return;
    if (!state.said) this.came.add(screen.id);
    this.moved.add(screen.id);
    screen.setState({ ...state, said });
    this.broadcastSoon();
  }

  /** Anyone who holds something and falls silent has let go of it, as far as the others see. */
  private watch(screen: Screen, said: Presence): void {
    this.unwatch(screen);
    if (!said.holding) return;
    const release = () => this.note(screen, { ...said, holding: null });
    this.holders.set(screen.id, setTimeout(release, holdingSaid.silence));
  }

  private unwatch({ id }: Screen): void {
    clearTimeout(this.holders.get(id));
    this.holders.delete(id);
  }

  /** Takes somebody out whose socket closed or is about to. What they held goes with them. */
  lose(screen: Screen): void {
    this.unwatch(screen);
    const wasHere = screen.state?.said;
    screen.setState(null);
    this.moved.delete(screen.id);
    if (!wasHere || this.came.delete(screen.id)) return;
    this.left.add(screen.id);
    this.broadcastSoon();
  }

  private broadcastSoon(): void {
    this.timer ??= setTimeout(() => this.broadcast(), collected);
  }

  private broadcast(): void {
    this.timer = undefined;
    const here = [...this.screens()].flatMap((screen) => {
      const visitor = visitorOf(screen);
      return visitor ? [{ screen, visitor }] : [];
    });
    const news = framesOf(
      here.flatMap(({ visitor }) => (this.moved.has(visitor.connection) ? [visitor] : [])),
      [...this.left],
    );
    const all = this.came.size > 0 ? framesOf(here.map(({ visitor }) => visitor)) : null;
    for (const { screen } of here) {
      const frame = all && this.came.has(screen.id) ? all.first(screen.id) : news.next(screen.id);
      if (frame) screen.send(frame);
    }
    for (const told of [this.came, this.moved, this.left]) told.clear();
  }
}

/** Frames about the same visitors for one reader after another. Each visitor is put into JSON once, not once a reader. */
function framesOf(visitors: readonly Visitor[], left: string[] = []) {
  const texts = new Map(visitors.map((visitor) => [visitor.connection, JSON.stringify(visitor)]));
  const isEmpty = texts.size + left.length === 0;
  const written = (rest: Omit<Extract<RoomMessage, { event: "Presence" }>, "here">, but?: string) => {
    const here = [...texts].flatMap(([connection, text]) => (connection === but ? [] : [text]));
    return `${JSON.stringify(rest).slice(0, -1)},"here":[${here.join(",")}]}`;
  };
  const change = { event: "Presence", isAll: false, left } as const;
  const forMost = isEmpty ? null : written(change);
  return {
    /** All others, for a screen that came just now. */
    first: (you: string) => written({ event: "Presence", isAll: true, you, left: [] }, you),
    /** What changed; null for whom only their own doing is news. */
    next: (reader: string) => {
      if (!texts.has(reader)) return forMost;
      return texts.size === 1 && left.length === 0 ? null : written(change, reader);
    },
  };
}

function visitorOf({ id, state }: Screen): Visitor | null {
  return state?.user && state.said
    ? { connection: id, user_id: state.user.id, name: state.user.name, ...state.said }
    : null;
}

function presenceIn(message: unknown): Presence | null {
  if (typeof message !== "string") return null;
  try {
    return presence.parse(JSON.parse(message));
  } catch {
    return null;
  }
}
