import { createHash } from "node:crypto";

/** What the room knows a session of a foreign backend by: 48 bits of its token's hash, from which nobody gets the token. */
export const sessionNumber = (token: string): number =>
  createHash("sha256").update(token).digest().readUIntBE(0, 6);
