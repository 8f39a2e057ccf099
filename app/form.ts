import type { z } from "zod";

/** A body can be read once, and what was sent is asked for again where the session turns out to have ended. */
const read = new WeakMap<object, Promise<FormData>>();

/** What a form sent. A body that is none, as only a program sends it, is refused in words. */
export function formOf(request: Pick<Body, "formData">): Promise<FormData> {
  const known = read.get(request);
  if (known) return known;
  const form = request.formData().catch(() => {
    throw unreadable();
  });
  read.set(request, form);
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
