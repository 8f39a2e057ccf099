import type { Context } from "hono";
import { z } from "zod";
import { parsedJson } from "#model/text/parsed-json.ts";
import { newPassword } from "#model/user/password.ts";
import { bearerIn } from "#protocol/bearer.ts";
import { installationOf } from "../installation-of.ts";
import { senderOf } from "../mail/sender.ts";
import { type Access, type AccessTable, accessOf, mayCall } from "../operations/access.ts";
import { type FrontCall, frontNoun } from "../operations/call.ts";
import { invalid, tooMany } from "../operations/errors.ts";
import { innerHeaders } from "../operations/inner-headers.ts";
import { logRefusal } from "../operations/refusal-log.ts";
import { isGuessable } from "./guessable.ts";
import { hashPassword, passwordMatches } from "./password.ts";

/** The operations of the installation whose bodies may carry passwords. */
const carriers: readonly (readonly [method: string, path: string, operation: string])[] = [
  ["POST", "/register", "users.create"],
  ["PATCH", "/users/:id", "users.update"],
  ["PATCH", "/user/update-info", "session.information"],
  ["PATCH", "/user/update-password/", "session.password"],
  ["PATCH", "/user/update-password", "session.password"],
];

/** What of a body matters here: the passwords, and whose they are where it says so. */
const secrets = z.object({
  password: newPassword.optional().catch(undefined),
  current_password: z.string().max(200).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
});

/** Stands before those operations, which are the installation's own and are described and guarded there. */
export function credentials(access: AccessTable) {
  const routes = frontNoun();
  for (const [method, path, operation] of carriers) {
    const needed = accessOf(access, operation);
    routes.on(method, path, async (c) => {
      const body = await c.req.text();
      const headers = new Headers(c.req.raw.headers);
      for (const [name, value] of await hashed(c, { operation, needed, body })) headers.set(name, value);
      return installationOf(c.req.raw, c.env).fetch(new Request(c.req.raw, { headers, body }));
    });
  }
  return routes;
}

/**
 * The hashes of the passwords in a body, as headers: an installation is never held up with hashing (design §3.7).
 * Nothing is hashed for somebody who may not call the operation, or for a password that is refused anyway; the
 * installation checks the same body. A password that is easily guessed is refused here, where the list of them is.
 * Wrong current passwords are counted like those at the login.
 */
async function hashed(
  c: Context<FrontCall>,
  { operation, needed, body }: { operation: string; needed: Access; body: string },
) {
  const { password, current_password, name = "", email = "" } = secrets.catch({}).parse(parsedJson(body));
  const found: [header: string, hash: string][] = [];
  const token = bearerIn(c.req.raw.headers);
  if (!token || (password === undefined && current_password === undefined)) return found;
  const installation = installationOf(c.req.raw, c.env);
  const caller = await installation.identify(token);
  if (!caller || !mayCall(needed, caller.role)) return found;
  if (current_password !== undefined) {
    const { wait, hash, user } = await installation.beginProof(caller.id);
    const isProven = hash !== null && (await passwordMatches(current_password, hash));
    if (!isProven)
      logRefusal(c, { event: "proof_refused", reason: wait > 0 ? "limit" : "credentials", user });
    if (wait > 0) throw tooMany(wait);
    // Without proof the change is refused: there is nothing to hash for it.
    if (!isProven) return found;
    await installation.completeProof(caller.id);
    found.push([innerHeaders.comparedHash, hash]);
  }
  if (password !== undefined) {
    const owner = operation === "users.update" ? Number(c.req.param("id")) : caller.id;
    const known = operation === "users.create" ? [] : await installation.aboutPerson(owner);
    if (isGuessable(password, [...known, name, email, senderOf(c).title]))
      throw invalid("password", "errors.password_guessed");
    found.push([innerHeaders.passwordHash, await hashPassword(password)]);
  }
  return found;
}
