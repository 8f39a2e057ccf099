import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { mailSender, type SenderRecord } from "#model/mail/mail-sender.ts";
import { namesOf } from "#model/mail/sender-domain.ts";
import { logFault } from "#protocol/log.ts";
import type { Env } from "../env.ts";
import { installationOf } from "../installation-of.ts";
import { type AccessTable, accessOf } from "../operations/access.ts";
import { frontNoun } from "../operations/call.ts";
import { packedRecords } from "../operations/found-records.ts";
import { innerHeaders } from "../operations/inner-headers.ts";
import { admit } from "../operations/operation.ts";
import { read } from "./documents/pdf-answer.ts";

/** Stands before the check of a sender's domain: it asks DNS, which the installation must not wait for. */
export function senderChecks(access: AccessTable) {
  const routes = frontNoun();
  const operation = "mail_sender.check";
  const needed = accessOf(access, operation);
  routes.post("/mail_sender/checks", async (c) => {
    await admit(c, operation, needed);
    const { data } = await read(c, "/api/mail_sender", one(mailSender));
    const looked = data.records.map(async (record) => [record.kind, await recordsAt(c.env, record)] as const);
    const found = Object.fromEntries(await Promise.all(looked));
    const headers = new Headers(c.req.raw.headers);
    headers.set(innerHeaders.foundRecords, packedRecords({ address: data.address, found }));
    const { url, method } = c.req.raw;
    const body = await c.req.text();
    return installationOf(c.req.raw, c.env).fetch(new Request(url, { method, headers, body }));
  });
  return routes;
}

/** What stands at the first of a record's names where something does; null where DNS gives no answer. */
async function recordsAt(env: Env, record: SenderRecord): Promise<string[] | null> {
  for (const name of namesOf(record)) {
    const found = await ask(env, name, record.type);
    if (found === null || found.length > 0) return found;
  }
  return [];
}

/** Numbers of types and codes of answers (RFC 1035 §3.2.2, §4.1.1; RFC 8484 as JSON). */
const types = { MX: 15, TXT: 16 } as const;
const isThere = 0;
const isNowhere = 3;
const dnsAnswer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
});

/** Milliseconds that DNS may take, and letters and records that are read of it. */
const patience = 5_000;
const most = { letters: 2_000, records: 20 };

async function ask(env: Env, name: string, type: keyof typeof types): Promise<string[] | null> {
  try {
    const answer = await fetch(`${env.DNS_QUERY}?${new URLSearchParams({ name, type })}`, {
      headers: { Accept: "application/dns-json" },
      signal: AbortSignal.timeout(patience),
    });
    const { Status, Answer } = dnsAnswer.parse(await answer.json());
    if (Status !== isThere && Status !== isNowhere) return null;
    return Answer.filter((record) => record.type === types[type])
      .slice(0, most.records)
      .map(({ data }) => textOf(data).slice(0, most.letters));
  } catch (error) {
    logFault("dns", error);
    return null;
  }
}

/** A text comes in pieces in quotes, as long ones have to. */
function textOf(data: string): string {
  const pieces = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, piece = ""]) => piece);
  return pieces.length > 0 ? pieces.join("").replace(/\\(.)/g, "$1") : data;
}
