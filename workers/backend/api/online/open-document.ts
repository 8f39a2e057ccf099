import type { Context } from "hono";
import { z } from "zod";
import { answerTo } from "#backend/db/online/answers.ts";
import { stateOf } from "#backend/db/online/link-state.ts";
import { findByToken, type Opened } from "#backend/db/online/links.ts";
import { senderOf } from "#backend/mail/sender.ts";
import type { Call } from "#backend/operations/call.ts";
import { notFound, Problem, tooMany } from "#backend/operations/errors.ts";
import { networkOf } from "#backend/operations/network.ts";
import { tryToken } from "#backend/sign-in/token-attempts.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";

/** A token is as long as 256 bits are; what cannot be one is nowhere. */
export const tokenParam = { params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }) };

/** Where a stranger calls from, as it is noted and counted. */
export const callersNetwork = (c: Context<Call>): string => networkOf(addressOfCaller(c));

const addressOfCaller = (c: Context<Call>): string => c.req.header(edgeHeaders.clientAddress) ?? "";

/** Where a client opens a document, at the agency's address that the request came to. */
export const addressOfLink = (c: Context<Call>, token: string): string => `${senderOf(c).origin}/d/${token}`;

/** The document that a token opens. Throws a Problem: 404 for any other text, 429 for who tries many. */
export function readByToken(c: Context<Call>, token: string): Opened {
  const opened = findByToken(c.env.database, token);
  if (opened) return opened;
  const wait = tryToken(c.env.database, addressOfCaller(c));
  throw wait > 0 ? tooMany(wait) : notFound();
}

/** The same with what can be done with it today, and what was answered. */
export function readState({ env: { database } }: Context<Call>, { link, snapshot }: Opened) {
  const answer = answerTo(database, link, snapshot.wording_sha256);
  return { answer, state: stateOf(database, link, answer) };
}

/**
 * Throws a Problem where a document cannot be answered, or not any more (409), or who asks is signed in (403): the agency does not
 * answer in its client's name. What was issued is not accepted, declined or signed.
 */
export function checkOpen(c: Context<Call>, opened: Opened): void {
  checkClient(c);
  if (opened.link.document !== "estimate") throw new Problem(409, "errors.document_unanswerable");
  const { state } = readState(c, opened);
  if (state !== "open") throw new Problem(409, `errors.document_${state}`);
}

/** Throws a Problem (403) for who is signed in. */
export function checkClient({ env }: Context<Call>): void {
  if (env.actor) throw new Problem(403, "errors.only_client");
}
