import type { AcceptanceAt } from "#model/online/acceptance-record.ts";
import { attempt } from "../db/attempts.ts";
import type { Database } from "../db/database.ts";
import { findAccepted } from "../db/online/accepted.ts";
import { keptFile, type WantedFile } from "../db/online/kept-file.ts";
import { networkOf } from "../operations/network.ts";

/** Wrong tokens that one network may try: nobody comes near a right one, and nobody keeps the installation busy. */
const wrongTokens = { growing: 30, hourly: 120 };

/** Counts a token of a document that opens nothing; answers the seconds to wait before the next, 0 where none are. */
export const tryToken = (database: Database, address: string): number =>
  attempt(database, { [`document:${networkOf(address)}`]: wrongTokens });

/** The file of a document that a token opens; a token that opens none is counted. */
export function tryFile(database: Database, token: string, wanted: WantedFile, address: string) {
  const kept = keptFile(database, token, wanted);
  return { wait: kept ? 0 : tryToken(database, address), kept };
}

/** The acceptance of what a link shows; a token that leads to none is counted. */
export function tryAcceptance(database: Database, at: AcceptanceAt, address: string) {
  const accepted = findAccepted(database, at);
  const isWrong = !accepted && "token" in at;
  return { wait: isWrong ? tryToken(database, address) : 0, accepted };
}
