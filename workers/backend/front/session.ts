import type { Context } from "hono";
import { z } from "zod";
import { passwordInput } from "#model/user/password.ts";
import { loginInput, renewalRequest } from "#model/user/user.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import type { Visitor } from "../contract.ts";
import { installationOf } from "../installation-of.ts";
import { senderOf } from "../mail/sender.ts";
import { type FrontCall, frontNoun } from "../operations/call.ts";
import { invalid, Problem, tooMany } from "../operations/errors.ts";
import { networkOf } from "../operations/network.ts";
import { answers, body, operation } from "../operations/operation.ts";
import { logRefusal } from "../operations/refusal-log.ts";
import { isGuessable } from "./guessable.ts";
import type { Asker } from "./hashing-turn.ts";
import { decoyHash, hashPassword, isOutdated, passwordMatches } from "./password.ts";

/** Signing in and renewing a password (specification 2.8, 4.8, §7): whatever hashes. */
export const signIn = frontNoun();

const message = z.object({ message: z.string() });
const token = { params: z.object({ token: z.string().min(1).max(200) }) };
const addressOf = (headers: Headers) => headers.get(edgeHeaders.clientAddress) ?? "";
const visitorOf = (headers: Headers): Visitor => ({
  address: addressOf(headers),
  browser: headers.get(edgeHeaders.knownBrowser),
});
const askerOf = (headers: Headers, { address, browser }: Visitor): Asker => ({
  agency: headers.get(edgeHeaders.installation) ?? "",
  site: networkOf(address, 48),
  isKnown: browser !== null,
});

signIn.openapi(
  operation("session.open", {
    access: { roles: "anyone", modules: "always", audit: "user" },
    summary: "Sign in with e-mail and password",
    refuses: [429],
    method: "post",
    path: "/login",
    request: body(loginInput),
    responses: answers(z.object({ access_token: z.string() })),
  }),
  async (c) => {
    const { email, password } = c.req.valid("json");
    const installation = installationOf(c.req.raw, c.env);
    const visitor = visitorOf(c.req.raw.headers);
    const { wait, hash, user } = await installation.beginLogin(email, visitor, senderOf(c));
    if (wait > 0) {
      logRefusal(c, { event: "sign_in_refused", reason: "limit", user });
      throw tooMany(wait);
    }
    const matches = await passwordMatches(password, hash ?? decoyHash(), askerOf(c.req.raw.headers, visitor));
    const renewed = matches && hash && isOutdated(hash) ? await hashPassword(password) : null;
    const access_token =
      matches && hash ? await installation.completeLogin(email, visitor, { compared: hash, renewed }) : null;
    if (access_token === null) {
      logRefusal(c, { event: "sign_in_refused", reason: "credentials", user });
      throw new Problem(403, "errors.credentials");
    }
    return c.json({ access_token }, 200);
  },
);

signIn.openapi(
  operation("renewal.request", {
    access: { roles: "anyone", modules: "always", audit: "user" },
    summary: "Ask for a link that sets a new password, by mail",
    refuses: [429],
    method: "post",
    path: "/request_password_reset",
    request: body(renewalRequest),
    responses: answers(message),
  }),
  async (c) => {
    const { email } = c.req.valid("json");
    const wait = await installationOf(c.req.raw, c.env).requestRenewal(
      email,
      addressOf(c.req.raw.headers),
      senderOf(c),
    );
    if (wait > 0) {
      logRefusal(c, { event: "renewal_refused", reason: "limit", user: null });
      throw tooMany(wait);
    }
    // The same answer for a known and an unknown address (domain H19).
    return c.json({ message: c.env.t("session.renewal_sent") }, 200);
  },
);

signIn.openapi(
  operation("renewal.check", {
    access: { roles: "anyone", modules: "always" },
    summary: "Whether a link still sets a password",
    refuses: [429],
    method: "get",
    path: "/check_password_reset/{token}",
    request: token,
    responses: answers(z.object({ data: z.object({ valid: z.literal(true) }) })),
  }),
  async (c) => {
    await checkedLink(c, c.req.valid("param").token);
    return c.json({ data: { valid: true as const } }, 200);
  },
);

signIn.openapi(
  operation("renewal.complete", {
    access: { roles: "anyone", modules: "always", audit: "user" },
    summary: "Set a password with a link; a first one signs in",
    refuses: [429],
    method: "patch",
    path: "/update_password_reset/{token}",
    request: { ...token, ...body(passwordInput) },
    responses: answers(message.extend({ access_token: z.string().optional() })),
  }),
  async (c) => {
    const { token: link } = c.req.valid("param");
    const { password } = c.req.valid("json");
    // A wrong link costs no hashing; of several that hold the right one at once, one is let through below.
    const about = await checkedLink(c, link);
    if (isGuessable(password, [...about, senderOf(c).title]))
      throw invalid("password", "errors.password_guessed");
    const installation = installationOf(c.req.raw, c.env);
    const done = await installation.completeRenewal(link, await hashPassword(password));
    if (!done) throw new Problem(404, "errors.link_expired");
    const said = { message: c.env.t("session.password_changed") };
    return c.json(done.opened === null ? said : { ...said, access_token: done.opened }, 200);
  },
);

/** What is known of the person whose password a link sets; refuses one that is none. */
async function checkedLink(c: Context<FrontCall>, link: string): Promise<string[]> {
  const { wait, valid, about } = await installationOf(c.req.raw, c.env).checkRenewal(
    link,
    addressOf(c.req.raw.headers),
  );
  if (wait === 0 && valid) return about;
  logRefusal(c, { event: "link_refused", reason: wait > 0 ? "limit" : "unknown", user: null });
  throw wait > 0 ? tooMany(wait) : new Problem(404, "errors.link_expired");
}
