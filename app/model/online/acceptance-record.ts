import { z } from "zod";
import { mailedKinds } from "../mail/mailed-kinds.ts";
import { otherMethods } from "./methods.ts";
import { signatureFile } from "./signature.ts";

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
  /** Null of what was accepted without having been sent. */
  sent: z.object({ at: z.string(), to: z.array(z.string()), valid_until: z.string() }).nullable(),
  /** Later than `sent.valid_until` where the agency has had it hold longer. */
  open_until: z.string().nullable(),
  at: z.string(),
  /** `network` is an IPv4 address, or an IPv6 network of /64; "" of what was noted inside, as is `email`. */
  by: z.object({ name: z.string(), role: z.string(), email: z.string(), network: z.string() }),
  proof: z.discriminatedUnion("method", [
    /** The code came to this address at that time. */
    z.object({ method: z.literal("code"), email: z.string(), mailed_at: z.string() }),
    /** Somebody of the agency has noted it. */
    z.object({
      method: z.enum(otherMethods),
      accepted_on: z.string(),
      order_number: z.string(),
      note: z.string(),
      noted_by: z.string(),
    }),
  ]),
  /** By their names in the bundle: what was accepted, under which terms, what was signed elsewhere, and what was drawn. */
  files: z.object({ "content.json": hash, "document.pdf": hash }).catchall(hash),
});
export type AcceptanceRecord = z.infer<typeof acceptanceRecord>;

/** What the PDF of the agency's terms is called in the bundle. */
export const termsFileName = "agency-terms.pdf";

/** What was signed elsewhere, by its name in the bundle. */
export const signedIn = ({ files }: AcceptanceRecord): { name: string; sha256: string }[] =>
  Object.entries(files).flatMap(([name, sha256]) => (others.has(name) ? [] : [{ name, sha256 }]));

const others = new Set(["content.json", "document.pdf", termsFileName, signatureFile]);

/** What an acceptance left behind; texts are byte for byte as they are hashed. */
export interface Accepted {
  /** The answer's. */
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** The record, and its SHA-256. */
  record: string;
  record_sha256: string;
  /** What was drawn as a signature, as SVG; "" where nothing was. */
  signature: string;
  /** What was accepted (frozen.ts). */
  content: string;
  /** The PDF as it was sent: its key in R2 below the installation, and what it is called. */
  pdf: { key: string; name: string };
  /** The event of the audit that tells of it, as it is hashed (decision 071), and its place in the chain. */
  event: { text: string; previous: string; hash: string };
}

/** How an acceptance is asked for: by the token that opens it; inside by its link, or by itself. */
export type AcceptanceAt = { token: string } | { link: number } | { acceptance: number };
