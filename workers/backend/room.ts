import type { Env } from "./env.ts";

/** What an installation's id says: its own name, and where it may be. */
type Place = Pick<DurableObjectId, "toString" | "jurisdiction">;

/** The live room of an installation. One that has to stay in the EU has its room there as well. */
export function roomOf(env: Env, installation: Place) {
  const rooms = installation.jurisdiction === "eu" ? env.ROOMS.jurisdiction("eu") : env.ROOMS;
  return rooms.get(rooms.idFromName(installation.toString()));
}
