import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { decoyHash, hashPassword, isOutdated, passwordMatches } from "./password.ts";

const secret = "četri zirgi pļavā";

/** A hash as it was made before the parameters were raised. */
function former(password: string): string {
  const salt = Buffer.from("0123456789abcdef");
  const key = scryptSync(password.normalize("NFKC"), salt, 32, { N: 2 ** 14, r: 8, p: 5 });
  return `scrypt$16384$8$5$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

test("a hash says what ASVS wants of it, with a salt of its own of 128 bits", async () => {
  const hashes = [await hashPassword(secret), await hashPassword(secret)];
  for (const hash of hashes) {
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(isOutdated(hash)).toBe(false);
    expect(await passwordMatches(secret, hash)).toBe(true);
    expect(await passwordMatches(`${secret} `, hash)).toBe(false);
  }
  expect(hashes[0]).not.toBe(hashes[1]);
});

test("a hash of before still opens, and is to be renewed", async () => {
  expect(await passwordMatches(secret, former(secret))).toBe(true);
  expect(await passwordMatches("ne tā parole", former(secret))).toBe(false);
  expect(isOutdated(former(secret))).toBe(true);
});

test("nobody's hash takes the same work and is nobody's password", async () => {
  expect(isOutdated(decoyHash())).toBe(false);
  expect(await passwordMatches("", decoyHash())).toBe(false);
});
