import type { Admission } from "../contract.ts";
import { readConfig } from "../db/config.ts";
import type { Database } from "../db/database.ts";
import { findSession } from "../db/sessions.ts";

/** Who may enter the live room of an installation with a token, and what is in force there; null for strangers. */
export function admissionOf(database: Database, id: DurableObjectId, token: string): Admission | null {
  const session = findSession(database, token);
  if (!session) return null;
  const { modules, version: configVersion } = readConfig(database);
  const { user, sessionId } = session;
  return {
    room: id.toString(),
    jurisdiction: id.jurisdiction,
    hasCalendar: modules.includes("calendar"),
    configVersion,
    sessionId,
    user: { id: user.id, name: user.name },
    at: Date.now(),
  };
}
