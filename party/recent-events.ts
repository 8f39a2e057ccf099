import type { LiveEvent } from "./messages.ts";

/** Events kept in memory, for screens that come back after a short while. */
const kept = 1_000;

/** The live events that were sent lately, in their order and without a gap. */
export class RecentEvents {
  private events: LiveEvent[] = [];
  /** Every event after this one is known. Null: nothing is known yet. */
  private after: number | null = null;

  /** Adds events that follow one another. If they do not follow what is known, that is forgotten. */
  add(events: LiveEvent[]): void {
    const [first] = events;
    if (!first) return;
    const before = first.seq - 1;
    if (this.after !== null && before === this.newest) this.learn(this.after, [...this.events, ...events]);
    else this.learn(before, events);
  }

  /** Takes over what the log knows: the events after `seq`, all of them. */
  learn(seq: number, events: LiveEvent[]): void {
    this.events = events.slice(-kept);
    this.after = events.at(-kept - 1)?.seq ?? seq;
  }

  /** The events after `seq`; null where that is not known. */
  since(seq: number): LiveEvent[] | null {
    if (this.after === null || seq < this.after || seq > this.newest) return null;
    return this.events.filter((event) => event.seq > seq);
  }

  private get newest(): number {
    return this.events.at(-1)?.seq ?? this.after ?? Number.NaN;
  }
}
