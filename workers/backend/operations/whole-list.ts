import { z } from "zod";

/** A list in one reading: the answers of all its pages, or of the first where it is too long; or the one that refused it. */
export type WholeList =
  | { pages: string[]; isCut: boolean }
  | { refused: { status: number; type: string; text: string } };

export interface WholeListQuestion {
  url: string;
  headers: [string, string][];
  /** Rows that it may have; null for any number. */
  most: number | null;
}

/** Rows of one question of a list: as many as it answers at most. */
const perPage = 100;

/** Of what an answer says of its page, what leads to the next. Lists without pages say nothing. */
const placed = z.object({ meta: z.object({ total: z.number(), last_page: z.number() }).optional() });

/**
 * Asks a list for page after page. The caller lets nothing be written meanwhile: a row that leaves the list would move
 * others to a page that was read before.
 */
export async function readWholeList(
  ask: (request: Request) => Response | Promise<Response>,
  { url, headers, most }: WholeListQuestion,
): Promise<WholeList> {
  const pages: string[] = [];
  let last = 1;
  for (let page = 1; page <= last; page += 1) {
    const address = new URL(url);
    address.searchParams.set("page", String(page));
    address.searchParams.set("per_page", String(perPage));
    const answer = await ask(new Request(address, { headers }));
    const text = await answer.text();
    if (!answer.ok)
      return { refused: { status: answer.status, type: answer.headers.get("content-type") ?? "", text } };
    pages.push(text);
    if (page > 1) continue;
    const { meta } = placed.parse(JSON.parse(text));
    if (most !== null && (meta?.total ?? 0) > most) return { pages, isCut: true };
    last = meta?.last_page ?? 1;
  }
  return { pages, isCut: false };
}
