import { Problem } from "../operations/errors.ts";

/**
 * Bytes of files that one process holds before whoever began last waits: an isolate has 128 MB for everything, and a file
 * is there twice while its pieces are put together.
 */
const room = 32 * 1024 * 1024;
/** Milliseconds that a request waits for room, and how often it looks. */
const patience = 20_000;
const pause = 50;
/** Milliseconds after which one that reads nothing any more is taken for gone: of a request that broke off nobody tells. */
const silence = 30_000;

/** A request that sends files. */
export interface Turn {
  /** Waits until there is room for more. Throws a Problem (503) when there was none for 20 s. */
  next(): Promise<void>;
  /** So many bytes came, and are held. */
  hold(bytes: number): void;
  /** What was held is stored, or forgotten. */
  release(): void;
  end(): void;
}

interface Held {
  bytes: number;
  /** When it was last heard of. */
  at: number;
}

/** In the order in which they began. */
const turns = new Set<Held>();

/**
 * Begins the turn of a request that sends files. While all of them together hold too much, only the one that began first
 * reads on, so that it comes to its end and makes room: several files of 20 MB at once arrive one after another.
 * @param wait stands still for so many milliseconds
 */
export function beginTurn(wait: (milliseconds: number) => Promise<unknown> = pauseFor): Turn {
  const own: Held = { bytes: 0, at: Date.now() };
  turns.add(own);
  return {
    async next() {
      for (let waited = 0; !mayRead(own); waited += pause) {
        if (waited >= patience) throw new Problem(503, "errors.busy", { headers: { "Retry-After": "10" } });
        await wait(pause);
        own.at = Date.now();
      }
    },
    hold(bytes) {
      own.bytes += bytes;
      own.at = Date.now();
    },
    release() {
      own.bytes = 0;
    },
    end() {
      turns.delete(own);
    },
  };
}

// A timer of the request's own: what another request settles would not wake it reliably.
const pauseFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function mayRead(own: Held): boolean {
  const now = Date.now();
  for (const turn of turns) if (turn !== own && now - turn.at > silence) turns.delete(turn);
  const [first] = [...turns].filter(({ bytes }) => bytes > 0);
  const held = [...turns].reduce((sum, { bytes }) => sum + bytes, 0);
  return held < room || first === own;
}
