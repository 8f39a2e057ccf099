import type { Target } from "../support/requests.ts";

/** A page with the board. */
export interface Side {
  name: string;
  target: Target;
  path: string;
  /** The blocks of entries. */
  blocks: string;
  /** Whether all blocks are there, and not only those near what is seen. */
  isWhole: boolean;
  /** Whether it is drawn by the server first, and comes alive afterwards. */
  isDrawnByServer: boolean;
  /** Moves an entry as somebody else would, where others can. */
  change?: (turn: number) => Promise<void>;
}
