import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { done } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import type { SendOptions } from "#model/page/context.ts";
import { undoField } from "#ui/undo-field.ts";
import { formOf, unreadable } from "./form.ts";

/** An address that undoes what was done to a row, as long as nobody else has changed the row since. */
export function undoAt(address: string, version: number | undefined): string {
  if (!version) return address;
  return `${address}${address.includes("?") ? "&" : "?"}version=${version}`;
}

/** The version that such an address was made for, for If-Match; none of a backend that counts none. */
export function undoneVersion(request: Request): number | undefined {
  const version = new URL(request.url).searchParams.get("version") ?? "";
  return /^[1-9]\d*$/.test(version) ? Number(version) : undefined;
}

const versioned = z.object({ data: z.object({ version: z.number().int() }) });

/** The version that a row has after a write, where the backend says it. */
export const versionAfter = (answer: unknown): number | undefined =>
  versioned.safeParse(answer).data?.data.version;

/** Characters of an address that makes a row again at most: it waits in a cookie, beside what signs in. */
const longest = 1000;

/**
 * An address that makes a deleted row again from its fields as a form sends them. Pressed twice it makes one row. Undefined
 * where they are too long.
 */
export function againAt(address: string, fields: Record<string, string>): string | undefined {
  const query = new URLSearchParams(Object.entries(fields));
  query.set("again", crypto.randomUUID());
  const whole = `${address}?${query}`;
  return whole.length > longest ? undefined : whole;
}

/** The same of a row that may say more than an address holds: its fields wait in this browser then, for who is signed in. */
export async function keptAgainAt(
  context: AppLoadContext,
  address: string,
  fields: Record<string, string>,
): Promise<string | undefined> {
  const short = againAt(address, fields);
  const { user } = await context.viewer();
  if (short || !user) return short;
  const at = `${address}?again=${crypto.randomUUID()}`;
  const form = { owner: String(user.id), at, fields: Object.entries(fields), files: [], isOffer: true };
  return (await context.forms.keep(form)) ? at : undefined;
}

/**
 * The fields that such an address brings and the key that makes it one write. Null for any other address, and for every form
 * but the message's: anybody can lead to a page by such an address, and its own form saves what is typed in it.
 *
 * @param context where the fields may have been kept
 */
export async function broughtAgain(
  request: Request,
  context?: AppLoadContext,
): Promise<{ fields: FormData; key: string } | null> {
  const { pathname, searchParams: query } = new URL(request.url);
  const key = query.get("again");
  if (!key || !/^[\w-]{1,100}$/.test(key)) return null;
  if ((await formOf(request)).get(undoField) !== "yes") return null;
  const fields = new FormData();
  const said = [...query].filter(([name]) => name !== "again");
  const kept = said.length === 0 && context ? await keptAt(context, `${pathname}?again=${key}`) : said;
  for (const [name, value] of kept) fields.append(name, value);
  return { fields, key };
}

async function keptAt(context: AppLoadContext, at: string): Promise<[name: string, value: string][]> {
  const { user } = await context.viewer();
  const kept = user && (await context.forms.take(at, String(user.id)));
  return kept?.fields ?? [];
}

interface Again<Schema extends z.ZodType> {
  brought: { fields: FormData; key: string };
  /** Where the row was made first. */
  path: string;
  input: Schema;
  /** A text key. */
  said: string;
  version?: SendOptions["version"];
}

/** Makes a deleted row again, and leaves the message for the next page. Throws an ApiError for a refusal, in the words of its field. */
export async function makeAgain<Schema extends z.ZodType>(
  { api, session }: AppLoadContext,
  { brought, path, input, said, version }: Again<Schema>,
): Promise<void> {
  // What was kept has given way to something else since, or an hour has passed.
  if ([...brought.fields].length === 0) return session.flash({ kind: "error", key: "errors.undo_gone" });
  const { data: body } = input.safeParse(Object.fromEntries(brought.fields));
  if (body === undefined) throw unreadable();
  await api
    .send("POST", path, done, { body, idempotencyKey: brought.key, version })
    .catch((error: unknown) => {
      const [ofField] = isApiError(error) ? Object.values(error.errors).flat() : [];
      if (isApiError(error) && ofField) error.message = ofField;
      throw error;
    });
  session.flash({ kind: "success", key: said });
}
