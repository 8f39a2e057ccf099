/** Milliseconds between two hashes, in which others are answered, and after which nobody needs them any more. */
const rest = 50;
const rested = 1000;
/** Milliseconds after which somebody who waits and has not looked again is gone, and in which others look again. */
const present = 2 * rest;
const again = 5;

/** Who wants a hash: an address, and whether we know the person, by a session, a link, or a browser that signed in before. */
export interface Asker {
  address: string;
  isKnown: boolean;
}

interface Waiting {
  address: string;
  /** The lower one goes first; of equals who came first. */
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

/**
 * Waits until the next hash may begin: thirty sign-ins at once would keep everybody else waiting for ten seconds. Whom we
 * know goes first. Of strangers each address has one before the second of any other, so that a flood from one keeps nobody
 * elsewhere: the thirtieth of it waits those ten seconds by itself.
 *
 * Nobody is told when a hash ends or whose turn it is, since the clock of a Worker stands still meanwhile, and a promise is
 * settled by its own request alone: who looks next after it sees that it has.
 */
export async function hashingTurn({ address, isKnown }: Asker): Promise<void> {
  let now = Date.now();
  const ahead = waiting.filter((one) => one.address === address && one.looked >= now - rested);
  const own: Waiting = { address, rank: isKnown ? 0 : 1 + ahead.length, looked: now };
  waiting.push(own);
  for (; ; now = Date.now()) {
    if (isUnderWay) freeAt = now - began > rested ? now : now + rest;
    isUnderWay = false;
    own.looked = now;
    if (now >= freeAt && firstOf(now) === own) break;
    await new Promise((resolve) => setTimeout(resolve, Math.max(freeAt - now, again)));
  }
  waiting = waiting.filter((one) => one !== own && one.looked >= now - rested);
  began = Date.now();
  isUnderWay = true;
}

/** Whose turn it is among those who are there. */
function firstOf(now: number): Waiting | undefined {
  const there = waiting.filter(({ looked }) => looked >= now - present);
  const lowest = Math.min(...there.map(({ rank }) => rank));
  return there.find(({ rank }) => rank === lowest);
}
