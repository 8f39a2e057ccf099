import { Problem } from "../operations/errors.ts";
import { type Holding, holdings, mustYield } from "./upload-shares.ts";

/** Uploads of one person at the same time. */
const mostOfPerson = 20;
/** Milliseconds that a request waits for memory at most, and how often it looks. */
const maxWait = 20_000;
const pause = 100;
/** Milliseconds that somebody waits before others have to give way. */
const grace = 2_000;
/** Milliseconds that a piece of 128 kB may take while others wait: 16 kB/s. */
const slowestPiece = 8_000;
/** How often a request that is there says so. One that does not is gone: of those that broke off nobody tells. */
const heartbeat = 500;
const gone = 5_000;

/** Whose files they are: the installation, and the person by a name that nobody elsewhere has. */
export type Sender = Pick<Holding, "installation" | "person">;

/** A request that sends files. */
export interface Upload {
  /** Reads the next piece when there is memory for it. Throws a Problem (503) where there was none, or others need it. */
  next<Piece>(read: () => Promise<Piece>): Promise<Piece>;
  /** So many bytes came, and are held. */
  hold(bytes: number): void;
  /** What was held is stored, or forgotten. */
  release(): void;
  end(): void;
}

interface UnderWay extends Holding {
  /** When it was heard of. */
  alive: number;
  /** Since when it is about to send the next piece. */
  sending: number | null;
  isWaiting: boolean;
  /** Why it has to give way. */
  refusal: Refusal | null;
}

type Refusal = "errors.busy" | "errors.slow_upload" | "errors.many_uploads";

/** In the order in which they began. */
const uploads = new Set<UnderWay>();

/**
 * Begins a request that sends files. While all of them together hold too much, the one that began first reads on, so that
 * it comes to its end and makes room, and the others wait. Where somebody has waited for 2 s, others give way: first who
 * sends several files and holds more than a share (upload-shares.ts), then who sends less than 16 kB/s. While nobody
 * waits, a file may come as slowly as it does. Throws a Problem (503) for the 21st of one person.
 */
export function beginUpload(sender: Sender): Upload {
  forgetGone();
  if ([...uploads].filter(({ person }) => person === sender.person).length >= mostOfPerson)
    throw refused("errors.many_uploads");
  const now = Date.now();
  const own: UnderWay = { ...sender, bytes: 0, alive: now, sending: null, isWaiting: false, refusal: null };
  uploads.add(own);
  const { lost, stop } = watch(own);
  return {
    async next(read) {
      await untilFree(own);
      own.sending = Date.now();
      try {
        return await Promise.race([read(), lost]);
      } finally {
        own.sending = null;
      }
    },
    hold(bytes) {
      own.bytes += bytes;
    },
    release() {
      own.bytes = 0;
    },
    end() {
      stop();
      uploads.delete(own);
    },
  };
}

const refused = (reason: Refusal) => new Problem(503, reason, { headers: { "Retry-After": "10" } });

/**
 * Says of a request that it is there, and lets it fail when it has to give way. By a timer of its own: what another
 * request settles would not wake it reliably.
 */
function watch(own: UnderWay): { lost: Promise<never>; stop: () => void } {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  // Nobody may be reading when it is.
  lost.catch(() => undefined);
  const timer = setInterval(() => {
    own.alive = Date.now();
    if (own.refusal) reject(refused(own.refusal));
    // It was taken for gone while the process stood still.
    else uploads.add(own);
  }, heartbeat);
  return { lost, stop: () => clearInterval(timer) };
}

async function untilFree(own: UnderWay): Promise<void> {
  const since = Date.now();
  try {
    while (!isFree(own)) {
      own.isWaiting = true;
      const waited = Date.now() - since;
      if (waited >= grace) makeRoom(own);
      if (waited >= maxWait) own.refusal ??= "errors.busy";
      if (own.refusal) throw refused(own.refusal);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } finally {
    own.isWaiting = false;
  }
}

/** Whether it may read on: it began first, or there is memory and nobody waits for it who has less. */
function isFree(own: UnderWay): boolean {
  const held = holdings(uploads);
  if (held.first === own) return true;
  return held.isLeft && ![...uploads].some((other) => other.isWaiting && mustYield(own, other, held));
}

/** Lets others give way to one that has waited for long. */
function makeRoom(own: UnderWay): void {
  forgetGone();
  for (let last = lastToYield(own); last; last = lastToYield(own)) giveUp(last, "errors.many_uploads");
  if (isFree(own)) return;
  const now = Date.now();
  const held = holdings(uploads);
  for (const other of uploads)
    if (other.sending !== null && now - other.sending > slowestPiece && !mustYield(own, other, held))
      giveUp(other, "errors.slow_upload");
}

/** Of those that have to give way, the newest of the person who holds most. */
function lastToYield(own: UnderWay): UnderWay | undefined {
  const held = holdings(uploads);
  const ofPerson = ({ person }: UnderWay) => held.of(person).bytes;
  return [...uploads]
    .filter((other) => other.bytes > 0 && mustYield(other, own, held))
    .sort((one, other) => ofPerson(one) - ofPerson(other))
    .at(-1);
}

function giveUp(upload: UnderWay, refusal: Refusal): void {
  upload.refusal = refusal;
  uploads.delete(upload);
}

function forgetGone(): void {
  const now = Date.now();
  for (const upload of uploads) if (now - upload.alive > gone) uploads.delete(upload);
}
