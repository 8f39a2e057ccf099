import type { z } from "zod";

/** A body can be read once, and what was sent is asked for again where the session turns out to have ended. */
const read = new WeakMap<object, Promise<FormData>>();

/**
 * Bytes and fields of a form at most. A page's largest is an estimate of 2000 lines without scripts: some 20 000 fields. To
 * read a million of them, or to sort those of one name, takes a Worker's one thread for minutes.
 */
const most = { bytes: 4_000_000, fields: 40_000, ofOneName: 4000 };

/** What a form sent. A body that is none or too large, as only a program sends it, is refused in words. */
export function formOf(request: Pick<Request, "formData" | "headers">): Promise<FormData> {
  const known = read.get(request);
  if (known) return known;
  const form = isTooLarge(request.headers) ? Promise.reject(unreadable()) : readForm(request);
  read.set(request, form);
  return form;
}

/** Browsers say how long a form without files is; one that does not say it is read by nobody. */
function isTooLarge(headers: Headers): boolean {
  if (!headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) return false;
  const length = headers.get("content-length");
  return length === null || Number(length) > most.bytes;
}

async function readForm(request: Pick<Request, "formData">): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw unreadable();
  });
  const counts = new Map<string, number>();
  for (const name of form.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isTooMany = [...counts.values()].some((count) => count > most.ofOneName);
  if (isTooMany || [...form.keys()].length > most.fields) throw unreadable();
  return form;
}

/** Which button was pressed and what it says; the request can be read again. What no button of ours says is refused. */
export async function pressedIn<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(Object.fromEntries(await formOf(request.clone())));
  if (!read.success) throw unreadable();
  return read.data;
}

/** As a Response: addresses without a page of their own answer with it, others show it. */
const unreadable = () => Response.json({ message: "errors.body" }, { status: 422 });
