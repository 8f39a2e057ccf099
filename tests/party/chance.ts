/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** From 0 up to 1, as Math.random gives them. */
  readonly next = (): number => {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  /** A whole number from 0 up to, but not, `below`. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  /** Whether something happens that does so once in so many times. */
  once(inTimes: number): boolean {
    return this.below(inTimes) === 0;
  }

  of<Thing>(things: readonly Thing[]): Thing | undefined {
    return things[this.below(things.length)];
  }

  /** Takes one out of a list. */
  take<Thing>(things: Thing[]): Thing | undefined {
    return things.splice(this.below(things.length), 1)[0];
  }
}
