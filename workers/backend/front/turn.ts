/** Milliseconds between two looks at whose turn it is, and between two turns, in which others are answered. */
const pause = 50;
/** Looks in a row after which somebody who has not stirred between them is gone. */
const patience = 10;

/** Somebody who has a turn or waits for one. */
interface Place {
  /** How often it has stirred. */
  beats: number;
}

/** By what they wait for, in the order in which they came. */
const queues = new Map<string, Place[]>();

/**
 * Does one thing of a key after the other, so that many at once of one leave room for all others between them.
 *
 * A request that was given up takes its timers along and ends nothing, and a promise is settled by its own request alone
 * (hashing-turn.ts). So everybody stirs by themselves and looks at those ahead: who does not stir any more is gone. That is
 * told by looks and not by the clock: while a thread is held, nobody stirs and nobody looks.
 */
export async function inTurn<Done>(key: string, act: () => Promise<Done>): Promise<Done> {
  const own: Place = { beats: 0 };
  const queue = queues.get(key) ?? [];
  queues.set(key, queue);
  queue.push(own);
  const stirring = setInterval(() => {
    own.beats += 1;
  }, pause);
  const ahead = () => queue.slice(0, Math.max(queue.indexOf(own), 0));
  const rest = () => new Promise((resolve) => setTimeout(resolve, pause));
  try {
    const isGone = watch();
    const hasToWait = ahead().length > 0;
    while (ahead().filter((place) => !isGone(place)).length > 0) await rest();
    // A look that was due while the thread was held comes as soon as the turn ends.
    if (hasToWait) await rest();
    queue.splice(0, ahead().length);
    return await act();
  } finally {
    clearInterval(stirring);
    if (queue.includes(own)) queue.splice(queue.indexOf(own), 1);
    if (queue.length === 0 && queues.get(key) === queue) queues.delete(key);
  }
}

/** Tells who is gone, by looking again and again. */
function watch(): (place: Place) => boolean {
  const seen = new Map<Place, { beats: number; looks: number }>();
  return (place) => {
    const before = seen.get(place);
    const looks = before?.beats === place.beats ? before.looks + 1 : 0;
    seen.set(place, { beats: place.beats, looks });
    return looks >= patience;
  };
}
