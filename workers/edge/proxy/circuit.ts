import { ApiError } from "#model/answer/api-error.ts";

/** So many calls in a row without any answer, within so many milliseconds, and the backend is left alone. */
const tolerated = { calls: 5, within: 30_000 };
/** Milliseconds until somebody may try again. */
const rest = 5_000;

/**
 * Leaves a backend alone that does not answer: anyone who asks is told so at once, and does not wait for what will not come.
 * After a rest one call is let through to try; if it is answered, all are. What counts is whether an answer begins, not
 * what it says: a 500 is an answer. Kept by each isolate for itself, as numbers alone, since a call that is abandoned
 * with its request never ends.
 */
export class Circuit {
  /** When the failures of the present row were, in milliseconds since 1970. */
  private failures: number[] = [];
  private closedUntil = 0;
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /**
   * Makes a call, if the backend is not left alone: then it throws a 503 with the seconds until the next try. `isOurs`: a
   * failure may be the caller's own, whose upload broke off, and says nothing of the backend.
   */
  async through<Answer>(call: () => Promise<Answer>, isOurs = false): Promise<Answer> {
    const left = this.closedUntil - this.now();
    if (left > 0) throw new ApiError(503, "errors.circuit", { retryAfter: Math.ceil(left / 1000) });
    // Anyone who comes first after the rest tries for all.
    if (this.closedUntil > 0) this.closedUntil = this.now() + rest;
    try {
      const answer = await call();
      this.failures = [];
      this.closedUntil = 0;
      return answer;
    } catch (error) {
      if (!isOurs) this.count();
      throw error;
    }
  }

  private count(): void {
    const now = this.now();
    this.failures = [...this.failures.filter((at) => now - at < tolerated.within), now];
    if (this.failures.length >= tolerated.calls) this.closedUntil = now + rest;
  }
}

const circuits = new Map<string, Circuit>();

/** The circuit of a backend, by its origin. */
export function circuitOf(origin: string): Circuit {
  const known = circuits.get(origin) ?? new Circuit();
  circuits.set(origin, known);
  return known;
}
