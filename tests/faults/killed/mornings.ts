import { today } from "#model/date/dates.ts";
import type { BusyOffice } from "./busy-office.ts";
import type { OwnServer } from "./own-server.ts";

const hour = 3_600_000;
/** Days after a morning that was cut off, until what it left is made up for: a weekend and holidays are among them. */
const madeUpIn = 6;
/** Days of each month that are lived through, one after the other: a weekend is among them. */
const together = 4;

/** The tenth of a month, so many months after the next one: a local date on which invoices recur. */
export function dateOf(place: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2 + place, 10))
    .toISOString()
    .slice(0, 10);
}

/** Two in the afternoon in winter: after all that is done in a morning. */
const afternoonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** The mornings of an office, a month after the other, whose clock runs ahead. One that is cut off is gone on with. */
export class Mornings {
  private readonly server: OwnServer;
  /** What the installation is called. */
  private readonly name: string;
  /** Months that have begun. */
  private months = 0;
  /** Instants that are still to be lived through. */
  private ahead: number[] = [];
  cutOff = 0;

  constructor(server: OwnServer, { installation }: Pick<BusyOffice, "installation">) {
    this.server = server;
    this.name = installation.name;
  }

  /** The dates that have come, in their order. */
  dates(): string[] {
    return Array.from({ length: this.months }, (_, place) => dateOf(place));
  }

  /** A date before every morning that has not begun. */
  dueDate(): string {
    return this.dates().at(-1) ?? today();
  }

  /** Resolves when the server is gone. */
  async run(): Promise<void> {
    while (await this.next());
  }

  /** Goes on with what was cut off, and lives through two more months: what was due by the last but one has come. */
  async finish(): Promise<void> {
    const last = this.months + 2;
    while (this.months < last || this.ahead.length > 0)
      if (!(await this.next())) throw new Error("The server is gone");
  }

  /** The next morning; whether it was lived through. */
  private async next(): Promise<boolean> {
    if (this.ahead.length === 0) {
      // Reminders are planned from one morning for the next that is worked: one that is past by then is over.
      const first = afternoonOf(dateOf(this.months));
      this.ahead = Array.from({ length: together }, (_, day) => first + day * 24 * hour);
      this.months += 1;
    }
    const [now = 0] = this.ahead;
    const isLived = await this.server.night(this.name, now);
    this.ahead.shift();
    if (isLived) return true;
    this.cutOff += 1;
    // As it would be woken again two hours later, and on the next days.
    const days = Array.from({ length: madeUpIn }, (_, day) => now + (day + 1) * 24 * hour);
    this.ahead = [now + 2 * hour, ...days];
    return false;
  }
}
