import { createHash, randomBytes } from "node:crypto";

/** 256 bits of randomness, for who holds them; only their hash is ever stored (design §3.6). */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored in place of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
