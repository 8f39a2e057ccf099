import type { CalendarEntry } from "#model/calendar/entry.ts";

/** One act: an entry as it was before and after it; null where there was none. */
export interface Act {
  before: CalendarEntry | null;
  after: CalendarEntry | null;
  /** The entry that a new one is a copy of. */
  copyOf?: CalendarEntry;
}

/** Acts that can be taken back; the oldest are forgotten. */
const kept = 100;

/**
 * One's own acts, to undo and redo. It knows each entry as one's own acts left it, so that what a colleague did since is
 * never overwritten: the version that is changed back is that one and no other.
 */
export class UndoHistory {
  private readonly done: Act[] = [];
  private readonly undone: Act[] = [];
  private readonly left = new Map<number, CalendarEntry>();
  /** The id of a deleted entry that came back as a new one: another than before. */
  private readonly renamed = new Map<number, number>();

  get canUndo(): boolean {
    return this.done.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Whether an act can still be taken back. */
  has(act: Act): boolean {
    return this.done.includes(act);
  }

  /**
   * A new act: what was undone before it cannot be redone any more. Where a colleague changed the entry since one's last
   * act, the acts before that are over: taking them back would take back the colleague's change as well.
   */
  record(act: Act): void {
    this.forgetOvertaken(act);
    this.done.push(act);
    this.done.splice(0, this.done.length - kept);
    this.undone.length = 0;
    if (act.after) this.left.set(act.after.calendar_id, act.after);
  }

  /**
   * What undoing the last act would do, or a certain one, and `settle` to say how that went: null where it was refused.
   * Null for one that has been undone already.
   */
  undo(which = this.done.at(-1)) {
    return this.turn(this.done, this.undone, which, ({ before, after }) => ({
      before: after,
      after: before,
    }));
  }

  redo() {
    return this.turn(this.undone, this.done, this.undone.at(-1), (act) => act);
  }

  private forgetOvertaken({ before, after }: Act): void {
    if (!before) return;
    const left = this.left.get(before.calendar_id);
    // Each change counts one on, no matter who made it.
    const version = after ? after.version - 1 : before.version;
    if (!left || version <= left.version) return;
    const isOther = (act: Act) =>
      this.idOf((act.after ?? act.before)?.calendar_id ?? 0) !== before.calendar_id;
    this.done.splice(0, this.done.length, ...this.done.filter(isOther));
  }

  private turn(from: Act[], to: Act[], act: Act | undefined, direction: (act: Act) => Act) {
    if (!act || !from.includes(act)) return null;
    from.splice(from.lastIndexOf(act), 1);
    const { before, after } = direction(act);
    const settle = (became: Act | null) => {
      // An act that was refused is gone for good: trying it again would be refused again.
      if (!became) return;
      to.push(act);
      if (became.after) this.left.set(became.after.calendar_id, became.after);
      if (after && became.after && !before && this.idOf(after.calendar_id) !== became.after.calendar_id)
        this.renamed.set(this.idOf(after.calendar_id), became.after.calendar_id);
    };
    return { before: before && this.current(before), after: after && this.known(after), settle };
  }

  /** An entry as one's own acts left it. */
  private current(entry: CalendarEntry): CalendarEntry {
    return this.left.get(this.idOf(entry.calendar_id)) ?? entry;
  }

  /** An entry as it was, under the id that it has by now. */
  private known(entry: CalendarEntry): CalendarEntry {
    return { ...entry, calendar_id: this.idOf(entry.calendar_id) };
  }

  private idOf(id: number): number {
    const next = this.renamed.get(id);
    return next === undefined ? id : this.idOf(next);
  }
}
