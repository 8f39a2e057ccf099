import { z } from "zod";
import { mailedKinds } from "../mail/document-mail.ts";

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The record of an acceptance: the SHA-256 of the content and of the PDF, the version of the terms, the person, and how that
 * person was identified. Its text is kept as it is, and known by its SHA-256. Times are ISO 8601 in UTC.
 */
export const acceptanceRecord = z.object({
  kind: z.literal("acceptance"),
  format: z.literal(1),
  agency: z.string(),
  document: z.enum(mailedKinds),
  document_id: z.number().int(),
  number: z.string(),
  net_cents: z.number().int(),
  total_cents: z.number().int(),
  /** The lines that were chosen, by their ids in the content; there is none where there was nothing to choose. */
  chosen: z.array(z.number().int()).optional(),
  /** Null where none were attached. */
  terms_version: z.number().int().nullable(),
  sent: z.object({ at: z.string(), to: z.array(z.string()), valid_until: z.string() }),
  /** Later than `sent.valid_until` where the agency has had it hold longer. */
  open_until: z.string(),
  at: z.string(),
  /** `network` is an IPv4 address, or an IPv6 network of /64. */
  by: z.object({ name: z.string(), role: z.string(), email: z.string(), network: z.string() }),
  /** The code came to this address at that time. */
  proof: z.object({ method: z.literal("code"), email: z.string(), mailed_at: z.string() }),
  files: z.object({ "content.json": hash, "document.pdf": hash }),
});
export type AcceptanceRecord = z.infer<typeof acceptanceRecord>;

/** What an acceptance left behind; texts are byte for byte as they are hashed. */
export interface Accepted {
  /** The answer's. */
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** The record, and its SHA-256. */
  record: string;
  record_sha256: string;
  /** What was accepted (frozen.ts). */
  content: string;
  /** The PDF as it was sent: its key in R2 below the installation, and what it is called. */
  pdf: { key: string; name: string };
  /** The event of the audit that tells of it, as it is hashed (decision 071), and its place in the chain. */
  event: { text: string; previous: string; hash: string };
}

/** By which link an acceptance is asked for: by the token that opens it, or inside by its id. */
export type AcceptanceAt = { token: string } | { link: number };
