import { attempt } from "../db/attempts.ts";
import type { Database } from "../db/database.ts";
import { networkOf } from "../operations/network.ts";

/** Wrong tokens that one network may try: nobody comes near a right one, and nobody keeps the installation busy. */
const wrongTokens = { growing: 30, hourly: 120 };

/** Counts a token of a document that opens nothing; answers the seconds to wait before the next, 0 where none are. */
export const tryToken = (database: Database, address: string): number =>
  attempt(database, { [`document:${networkOf(address)}`]: wrongTokens });
