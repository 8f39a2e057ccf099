import { z } from "zod";
import { passwordInput } from "../../../app/model/password";
import { loginInput, renewalRequest } from "../../../app/model/user";
import { edgeHeaders } from "../../edge-headers";
import { frontNoun } from "../call";
import { Problem, tooMany } from "../errors";
import { answers, body, operation } from "../operation";
import { installationOf } from "./installation-of";
import { decoyHash, hashPassword, isOutdated, passwordMatches } from "./password";

/** Signing in and renewing a password (specification 2.8, 4.8, §7): whatever hashes. */
export const signIn = frontNoun();

const message = z.object({ message: z.string() });
const token = { params: z.object({ token: z.string().min(1).max(200) }) };
const addressOf = (headers: Headers) => headers.get(edgeHeaders.clientAddress) ?? "";

signIn.openapi(
  operation("session.open", {
    method: "post",
    path: "/login",
    request: body(loginInput),
    responses: answers(z.object({ access_token: z.string() })),
  }),
  async (c) => {
    const { email, password } = c.req.valid("json");
    const installation = installationOf(c.req.raw, c.env);
    const attempt = await installation.beginLogin(email, addressOf(c.req.raw.headers));
    if (attempt.wait > 0) throw tooMany(attempt.wait);
    const matches = await passwordMatches(password, attempt.hash ?? decoyHash);
    if (!matches || attempt.hash === null) throw new Problem(403, "errors.credentials");
    const renewed = isOutdated(attempt.hash) ? await hashPassword(password) : null;
    const access_token = await installation.completeLogin(email, attempt.hash, renewed);
    if (access_token === null) throw new Problem(403, "errors.credentials");
    return c.json({ access_token }, 200);
  },
);

signIn.openapi(
  operation("renewal.request", {
    method: "post",
    path: "/request_password_reset",
    request: body(renewalRequest),
    responses: answers(message),
  }),
  async (c) => {
    const { email } = c.req.valid("json");
    const sender = {
      origin: c.req.header(edgeHeaders.origin) ?? "",
      title: decodeURIComponent(c.req.header(edgeHeaders.title) ?? ""),
    };
    const wait = await installationOf(c.req.raw, c.env).requestRenewal(
      email,
      addressOf(c.req.raw.headers),
      sender,
    );
    if (wait > 0) throw tooMany(wait);
    // The same answer for a known and an unknown address (domain H19).
    return c.json({ message: c.env.t("session.renewal_sent") }, 200);
  },
);

signIn.openapi(
  operation("renewal.check", {
    method: "get",
    path: "/check_password_reset/{token}",
    request: token,
    responses: answers(z.object({ data: z.object({ valid: z.literal(true) }) })),
  }),
  async (c) => {
    const link = await installationOf(c.req.raw, c.env).checkRenewal(
      c.req.valid("param").token,
      addressOf(c.req.raw.headers),
    );
    if (link.wait > 0) throw tooMany(link.wait);
    if (!link.valid) throw new Problem(404, "errors.link_expired");
    return c.json({ data: { valid: true as const } }, 200);
  },
);

signIn.openapi(
  operation("renewal.complete", {
    method: "patch",
    path: "/update_password_reset/{token}",
    request: { ...token, ...body(passwordInput) },
    responses: answers(message),
  }),
  async (c) => {
    const installation = installationOf(c.req.raw, c.env);
    const link = c.req.valid("param").token;
    const { wait, valid } = await installation.checkRenewal(link, addressOf(c.req.raw.headers));
    if (wait > 0) throw tooMany(wait);
    // A wrong link costs no hashing; of several that hold the right one at once, one is let through below.
    const done =
      valid && (await installation.completeRenewal(link, await hashPassword(c.req.valid("json").password)));
    if (!done) throw new Problem(404, "errors.link_expired");
    return c.json({ message: c.env.t("session.password_changed") }, 200);
  },
);
