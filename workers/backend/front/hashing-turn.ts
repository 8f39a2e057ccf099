/** Milliseconds between two hashes, in which others are answered, and after which nobody needs them any more. */
const rest = 50;
const rested = 1000;
/** Milliseconds after which somebody who waits and has not looked again is gone, and in which others look again. */
const present = 2 * rest;
const again = 5;

/** Strangers that may wait at one agency: the last of them has an answer before the page gives up. */
const mostStrangers = 30;

/** Who wants a hash: at which agency, from where, and whether we know the person, by a session, a link, or a browser that signed in before. */
export interface Asker {
  agency: string;
  site: string;
  isKnown: boolean;
}

interface Waiting extends Asker {
  /** Within the agency: the lower one goes first; of equals who came first. */
  rank: number;
  /** When it has last looked whether its turn has come. */
  looked: number;
}

/** When the last hash began, and when the next one may. A process has one thread, and a hash holds it for a third of a second. */
let began = Number.NEGATIVE_INFINITY;
let freeAt = 0;
let isUnderWay = false;
/** In the order in which they came. Who is gone, as the request that asked was, stays until others look. */
let waiting: Waiting[] = [];
/** Agencies of which somebody waits or was just served, who was served longest ago first. */
let served: string[] = [];

/**
 * Waits until the next hash may begin: thirty sign-ins at once would keep everybody else waiting for ten seconds. Whom we
 * know goes first. Of strangers each agency has one before the second of any other, and at an agency each site one before
 * the second of any other there: a flood keeps nobody at another agency, and from one site nobody elsewhere. False where too
 * many strangers wait at the agency already.
 *
 * Nobody is told when a hash ends or whose turn it is, since the clock of a Worker stands still meanwhile, and a promise is
 * settled by its own request alone: who looks next after it sees that it has.
 */
export async function hashingTurn(asker: Asker): Promise<boolean> {
  let now = Date.now();
  const { agency, site, isKnown } = asker;
  const strangers = waiting.filter(
    (one) => one.agency === agency && !one.isKnown && one.looked >= now - rested,
  );
  if (!isKnown && strangers.length >= mostStrangers) return false;
  const ahead = strangers.filter((one) => one.site === site);
  const own: Waiting = { ...asker, rank: isKnown ? 0 : 1 + ahead.length, looked: now };
  waiting.push(own);
  for (; ; now = Date.now()) {
    if (isUnderWay) freeAt = now - began > rested ? now : now + rest;
    isUnderWay = false;
    own.looked = now;
    if (now >= freeAt && firstOf(now) === own) break;
    await new Promise((resolve) => setTimeout(resolve, Math.max(freeAt - now, again)));
  }
  waiting = waiting.filter((one) => one !== own && one.looked >= now - rested);
  const others = new Set(waiting.map((one) => one.agency));
  served = [...served.filter((name) => name !== agency && others.has(name)), agency];
  began = Date.now();
  isUnderWay = true;
  return true;
}

/** Whose turn it is among those who are there. */
function firstOf(now: number): Waiting | undefined {
  const there = waiting.filter(({ looked }) => looked >= now - present);
  const known = there.filter(({ isKnown }) => isKnown);
  return (known.length > 0 ? known : there).reduce<Waiting | undefined>(
    (first, one) => (first && !goesBefore(one, first) ? first : one),
    undefined,
  );
}

/** Whether somebody goes before another who came earlier. */
function goesBefore(one: Waiting, earlier: Waiting): boolean {
  if (one.agency === earlier.agency) return one.rank < earlier.rank;
  return served.indexOf(one.agency) < served.indexOf(earlier.agency);
}
