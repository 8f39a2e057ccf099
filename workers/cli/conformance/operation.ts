import type { z } from "zod";
import type { Fields } from "./fields.ts";
import type { Level } from "./finding.ts";

/** What a file begins with, and what it is called. */
export const fileKinds = {
  pdf: { type: "application/pdf", magic: "%PDF-", ending: ".pdf" },
  sheet: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    magic: "PK\u0003\u0004",
    ending: ".xlsx",
  },
} as const;

/** What an operation answers with. */
export interface Content {
  /** The key that the answer stands under: "data", "position_item", "invoices.data". */
  at: string;
  /** Whether it is a list of such rows. */
  isList?: boolean;
  must: Fields;
  should?: Fields;
  /** The same beside it, of the whole body: "meta.total:whole". */
  beside?: Fields;
  besideShould?: Fields;
  /** What the product reads the answer with: where this fails, so does a screen. */
  reader?: z.ZodType;
}

/** "anything" is any JSON, or nothing. */
export type Answer = { json: Content } | { file: keyof typeof fileKinds } | "anything" | "anything at all";

/** An operation of the contract. Who may call it stands in docs/access.md, under the same name. */
export interface Operation {
  id: string;
  noun: string;
  method: string;
  /** Below /api, as the specification writes it: "/customers/{id}". */
  path: string;
  level: Level;
  answer: Answer;
  /** Fields that a refused empty body has to name (422), and how much that weighs: the specification has some (§5). */
  needs: string[];
  needsLevel: Level;
  /** Two people may edit it at once: ETag, and 412 to an outdated If-Match (design §4). */
  isVersioned: boolean;
}

type Details = Partial<Pick<Operation, "level" | "isVersioned">> & { needs?: string; wants?: string };
type Row = [id: string, call: string, answer: Answer, details?: Details];

/** The operations of one noun, in the order of the specification. */
export const noun = (name: string, rows: Row[]): Operation[] =>
  rows.map(([id, call, answer, details = {}]): Operation => {
    const { level = "must", isVersioned = false, needs, wants = "" } = details;
    const [method = "", path = ""] = call.split(" ");
    return {
      id,
      noun: name,
      method,
      path,
      level,
      answer,
      isVersioned,
      needs: (needs ?? wants).split(" ").filter(Boolean),
      needsLevel: needs === undefined ? "should" : "must",
    };
  });

/** `{data: {…}}` */
export const one = (must: Fields, more: Partial<Content> = {}): Answer => ({
  json: { at: "data", must, ...more },
});

/** `{data: […]}` */
export const list = (must: Fields, more: Partial<Content> = {}): Answer => ({
  json: { at: "data", isList: true, must, ...more },
});

const place = "meta.page:whole meta.per_page:whole meta.last_page:whole";

/** `{data: […], meta: {total, …}}`; the total is the specification's own (§3, paged lists). */
export const page = (must: Fields, more: Partial<Content> = {}): Answer =>
  list(must, { beside: "meta.total:whole", besideShould: place, ...more });

/** A paged list of which the specification does not say that it is one. */
export const freePage = (must: Fields, more: Partial<Content> = {}): Answer =>
  list(must, { besideShould: `meta.total:whole ${place}`, ...more });

/** Under a key of its own, where the specification names one. */
export const under = (at: string, must: Fields, more: Partial<Content> = {}): Answer => ({
  json: { at, must, ...more },
});

export const pdf: Answer = { file: "pdf" };
export const sheet: Answer = { file: "sheet" };
