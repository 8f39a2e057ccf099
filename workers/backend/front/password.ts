import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { tooMany } from "../operations/errors.ts";
import { type Asker, hashingTurn } from "./hashing-turn.ts";

/**
 * scrypt at N=2^15, r=8, p=3, as ASVS 5.0 names it (appendix C): 32 MB for each run, one run after another in an isolate.
 * It runs in the stateless front, so that hashing never holds up an installation. PBKDF2 is capped too low in production
 * Workers.
 */
let current = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

type Parameters = typeof current;

const light: Parameters = { N: 2 ** 4, r: 8, p: 3 };

/** Makes new hashes cheap from here on, where nobody's password is kept: thousands of sign-ins belong to a run of tests. */
export function lightenPasswords(): void {
  current = light;
}

/** Seconds after which those who wait now have been served. */
const crowdedFor = 15;

/** Who asks with a session or a link of their own. */
const known: Asker = { agency: "", site: "", isKnown: true };

/** A hash with its parameters and salt: `scrypt$32768$8$3$salt$key`. For nobody but whom we know already. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, { salt, parameters: current, asker: known });
  return [
    "scrypt",
    current.N,
    current.r,
    current.p,
    salt.toString("base64url"),
    key.toString("base64url"),
  ].join("$");
}

/**
 * Whether a password belongs to a hash. Takes as long for a wrong one as for the right one, but for who waits before. Throws a
 * Problem (429) where too many strangers wait.
 */
export async function passwordMatches(
  password: string,
  stored: string,
  asker: Asker = known,
): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = stored.split("$");
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, {
    salt: Buffer.from(salt, "base64url"),
    parameters: { N: Number(N), r: Number(r), p: Number(p) },
    asker,
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Whether a hash was made with older parameters and is to be renewed at the next sign-in. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith(`scrypt$${current.N}$${current.r}$${current.p}$`);

/** What a password of somebody who does not exist is compared with, so that the answer takes as long. */
export const decoyHash = (): string =>
  `scrypt$${current.N}$${current.r}$${current.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

interface Derivation {
  salt: Buffer;
  parameters: Parameters;
  asker: Asker;
}

async function derive(password: string, { salt, parameters, asker }: Derivation): Promise<Buffer> {
  if (parameters.N > light.N && !(await hashingTurn(asker))) throw tooMany(crowdedFor);
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize("NFKC"),
      salt,
      keyLength,
      { ...parameters, maxmem: 64 * 1024 * 1024 },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
