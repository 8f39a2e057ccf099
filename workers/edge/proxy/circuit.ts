import { ApiError } from "#model/answer/api-error.ts";

/** So many calls in a row without any answer, of more than one route, within so many milliseconds: it is left alone. */
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

/** A time in which nobody calls. After it the first who comes tries for the others, who wait for what comes of it. */
class Rest {
  /** 0 while all are let through; after that time the next one tries. */
  private until = 0;
  /** Whether a try is on its way; of one that was abandoned it is said until `until`. */
  isTried = false;

  get isOver(): boolean {
    return this.until === 0;
  }

  /** Milliseconds until somebody may try. */
  get left(): number {
    return this.until - Date.now();
  }

  begin(): void {
    this.until = Date.now() + rest;
    this.isTried = false;
  }

  /** Lets the next one try at once, unless it has begun already. */
  letTry(): void {
    this.until ||= Date.now();
  }

  /** Who is let through tries, unless all are. */
  pass(): void {
    this.isTried = this.until > 0;
    if (this.isTried) this.until = Date.now() + rest;
  }

  end(): void {
    this.until = 0;
  }
}

/**
 * Leaves a backend alone that does not answer: anyone who asks is told so, and does not wait for what will not come. After a
 * rest one call is let through to try, and the others wait for a moment what comes of it; if it is answered, all are. What
 * counts is whether an answer begins, not what it says: a 500 is an answer. A call that had none while others were
 * answered says nothing of the backend. A call that was given up may be slow by itself, as an export is: after five of
 * those nobody is told anything before another call was tried.
 *
 * One route may be broken by itself, and strangers can call it: it alone shuts nothing. Where several are silent they rest
 * for themselves, and a call of any other is tried at once; only if that has no answer either does everything rest.
 *
 * Kept by each isolate for itself, as numbers and routes alone, since a call that is abandoned with its request never ends.
 */
export class Circuit {
  /** The last calls of the present row that had no answer: the route, and when, in milliseconds since 1970. */
  private silences: { route: string; at: number }[] = [];
  /** How many calls were answered. */
  private answered = 0;
  /** Of the routes that had no answer lately. */
  private readonly ofSilent = new Rest();
  /** Of all others. */
  private readonly ofOthers = new Rest();

  /**
   * Makes a call of a route (see `routeOf`), if that is not left alone: then it throws a 503 with the seconds until the
   * next try.
   */
  async through<Answer>(
    route: string,
    call: () => Promise<Answer>,
    { isOurs = false, signal }: Circumstances = {},
  ): Promise<Answer> {
    const { answered } = this;
    await this.admit(route, signal);
    try {
      const answer = await call();
      this.answered += 1;
      this.silences = [];
      this.ofSilent.end();
      this.ofOthers.end();
      return answer;
    } catch (error) {
      if (!isOurs && this.answered === answered) this.count(route, signal?.aborted === true);
      throw error;
    }
  }

  private async admit(route: string, signal: Circumstances["signal"]): Promise<void> {
    const end = Date.now() + patience;
    for (let at = this.restOf(route); at.left > 0; at = this.restOf(route)) {
      const { left, isTried } = at;
      if (!isTried || Date.now() >= end)
        throw new ApiError(503, "errors.circuit", { retryAfter: Math.ceil(left / 1000) });
      await pause(Math.min(left, glance));
      signal?.throwIfAborted();
    }
    // A silent route tries for such as itself, another one for all.
    if (!this.isSilent(route)) this.ofOthers.pass();
    this.ofSilent.pass();
  }

  private isSilent(route: string): boolean {
    return this.silences.some((silence) => silence.route === route);
  }

  private restOf(route: string): Rest {
    return this.isSilent(route) ? this.ofSilent : this.ofOthers;
  }

  private count(route: string, isGivenUp: boolean): void {
    const now = Date.now();
    const [wasShut, wasSilent] = [!this.ofSilent.isOver, this.isSilent(route)];
    const recent = this.silences.filter(({ at }) => now - at < tolerated.within);
    this.silences = [...recent, { route, at: now }].slice(-tolerated.calls);
    if (!wasShut && !this.isSilentAltogether) return;
    this.ofSilent.letTry();
    this.ofOthers.letTry();
    if (isGivenUp) return;
    this.ofSilent.begin();
    if (wasShut && !wasSilent) this.ofOthers.begin();
  }

  private get isSilentAltogether(): boolean {
    const routes = new Set(this.silences.map(({ route }) => route));
    return this.silences.length === tolerated.calls && routes.size > 1;
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The path of an address without its ids, which are the parts with digits. */
export const routeOf = (url: string): string =>
  new URL(url).pathname
    .toLowerCase()
    .split("/")
    .filter(Boolean)
    .map((part) => (/\d/.test(part) ? ":id" : part))
    .join("/");

const circuits = new Map<string, Circuit>();

/** The circuit of a backend, by its origin. */
export function circuitOf(origin: string): Circuit {
  const known = circuits.get(origin) ?? new Circuit();
  circuits.set(origin, known);
  return known;
}
