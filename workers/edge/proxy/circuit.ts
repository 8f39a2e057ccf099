import { ApiError } from "#model/answer/api-error.ts";

/** So many calls in a row without any answer, within so many milliseconds, and the backend is left alone. */
const tolerated = { calls: 5, within: 30_000 };
/** Milliseconds until somebody may try again. */
const rest = 5_000;
/** Milliseconds for which anyone waits for what comes of another's try: of one that never ends, and of the next. */
const patience = rest + 1_000;
/** Milliseconds after which they look again. */
const glance = 100;

interface Circumstances {
  /** A failure may be the caller's own, whose upload broke off, and says nothing of the backend. */
  isOurs?: boolean;
  /** By which the caller gives up. */
  signal?: AbortSignal | null | undefined;
}

/**
 * Leaves a backend alone that does not answer: anyone who asks is told so, and does not wait for what will not come. After a
 * rest one call is let through to try, and the others wait for a moment what comes of it; if it is answered, all are. What
 * counts is whether an answer begins, not what it says: a 500 is an answer, and whatever had none while others were
 * answered says nothing of the backend. A call that was given up may be slow by itself, as an export is: after five of
 * those nobody is told anything before another call was tried.
 *
 * Kept by each isolate for itself, as numbers alone, since a call that is abandoned with its request never ends.
 */
export class Circuit {
  /** When the failures of the present row were, in milliseconds since 1970. */
  private failures: number[] = [];
  /** How many calls were answered. */
  private answered = 0;
  /** 0 while all are let through; after that time the next one tries. */
  private closedUntil = 0;
  /** Whether a try is on its way; of one that was abandoned it is said until `closedUntil`. */
  private isTried = false;

  /** Makes a call, if the backend is not left alone: then it throws a 503 with the seconds until the next try. */
  async through<Answer>(
    call: () => Promise<Answer>,
    { isOurs = false, signal }: Circumstances = {},
  ): Promise<Answer> {
    const { answered } = this;
    await this.admit(signal);
    try {
      const answer = await call();
      this.answered += 1;
      this.failures = [];
      this.closedUntil = 0;
      return answer;
    } catch (error) {
      if (!isOurs && this.answered === answered) this.count(signal?.aborted === true);
      throw error;
    }
  }

  private async admit(signal: Circumstances["signal"]): Promise<void> {
    const end = Date.now() + patience;
    for (let left = this.left; left > 0; left = this.left) {
      if (!this.isTried || Date.now() >= end)
        throw new ApiError(503, "errors.circuit", { retryAfter: Math.ceil(left / 1000) });
      await pause(Math.min(left, glance));
      signal?.throwIfAborted();
    }
    // Anyone who comes first after the rest tries for all.
    this.isTried = this.closedUntil > 0;
    if (this.isTried) this.closedUntil = Date.now() + rest;
  }

  private get left(): number {
    return this.closedUntil - Date.now();
  }

  private count(isGivenUp: boolean): void {
    const now = Date.now();
    this.failures = [...this.failures.filter((at) => now - at < tolerated.within), now];
    if (this.failures.length < tolerated.calls) return;
    // The next one tries at once.
    if (isGivenUp) this.closedUntil ||= now;
    else {
      this.closedUntil = now + rest;
      this.isTried = false;
    }
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const circuits = new Map<string, Circuit>();

/** The circuit of a backend, by its origin. */
export function circuitOf(origin: string): Circuit {
  const known = circuits.get(origin) ?? new Circuit();
  circuits.set(origin, known);
  return known;
}
