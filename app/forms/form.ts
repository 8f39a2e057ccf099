import type { z } from "zod";
import { senderField } from "#model/answer/kept-form.ts";
import { type Pieces, piecesOf } from "#model/body/pieces.ts";
import { withValue } from "#model/text/message.ts";
import { beforeFile } from "./before-file.ts";
import { areNamesSmall } from "./form-names.ts";

/** A body can be read once, and what was sent is asked for again where the session turns out to have ended. */
const read = new WeakMap<object, Promise<FormData>>();

/**
 * Bytes and fields of a form at most. A page's largest is an estimate of 2000 lines without scripts: some 20 000 fields. To
 * read a million of them, or to sort those of one name, takes a Worker's one thread for minutes. Files are streamed on and
 * not read here, but where somebody's session has ended (kept.ts).
 */
const most = {
  bytes: 4_000_000,
  ofStrangers: 20_000,
  /** The longest question that a client may write, of letters that take nine bytes each in a form. */
  ofClients: 40_000,
  withFiles: 8_000_000,
  passedOver: 128_000_000,
  fields: 40_000,
  ofOneName: 4000,
};

type Sent = Pick<Request, "body" | "text" | "formData" | "headers">;

/** What a form sent. A body that is none or too large, as only a program sends it, is refused in words. */
export function formOf(request: Sent, bytes = most.bytes): Promise<FormData> {
  const known = read.get(request);
  if (known) return known;
  const form = within(request, bytes).then(readForm);
  read.set(request, form);
  return form;
}

/** The same of a page that is for everybody: its forms are short, and anybody can send it anything. */
export const strangersFormOf = (request: Sent): Promise<FormData> => formOf(request, most.ofStrangers);

/** The same of a page that clients write to by a link, without an account. */
export const clientsFormOf = (request: Sent): Promise<FormData> => formOf(request, most.ofClients);

/**
 * A form with a file, to be streamed on. The fields before the file are read from it first: formOf answers them also where the
 * file is refused or its sending fails.
 */
export async function streamedForm(request: Request): Promise<Request> {
  const parted = await beforeFile(request);
  if (!parted) return request;
  const form = readForm(parted.before);
  form.catch(() => undefined);
  for (const one of [request, parted.streamed]) read.set(one, form);
  return parted.streamed;
}

/** Reads what nobody has read of a form that was to be streamed on, so that its sender hears the answer. */
export async function passOver(streamed: Request): Promise<void> {
  if (streamed.body && !streamed.bodyUsed) await readOver(piecesOf(streamed.body));
}

/** What was sent, if it is no larger than it may be. Of a length that is not said, as by programs, it is seen as it comes. */
async function within(request: Sent, bytes: number): Promise<Sent> {
  const { body, headers } = request;
  const limit = limitOf(headers, bytes);
  const length = headers.get("content-length");
  if (length !== null && Number(length) <= limit) return request;
  const pieces = body && piecesOf(body);
  if (length !== null) return passedOver(pieces, limit);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let left = limit; pieces; ) {
    const piece = await pieces.next().catch(broken);
    if (!piece) break;
    left -= piece.byteLength;
    if (left < 0) return passedOver(pieces, limit);
    parts.push(piece);
  }
  return new Response(new Blob(parts), { headers: { "Content-Type": headers.get("content-type") ?? "" } });
}

function limitOf(headers: Headers, bytes: number): number {
  const isWithFiles = headers.get("content-type")?.toLowerCase().startsWith("multipart/");
  return isWithFiles && bytes === most.bytes ? most.withFiles : bytes;
}

/** Refuses what is too large. The runtime closes a connection whose request was not read: its sender would miss the answer. */
async function passedOver(pieces: Pieces | null, limit: number): Promise<never> {
  if (pieces) await readOver(pieces);
  const size = limit < 1_000_000 ? `${limit / 1000} kB` : `${limit / 1_000_000} MB`;
  throw Response.json({ message: withValue("errors.body_size", size) }, { status: 413 });
}

async function readOver(pieces: Pieces): Promise<void> {
  for (let left = most.passedOver; left > 0; ) {
    const piece = await pieces.next().catch(() => null);
    if (!piece) break;
    left -= piece.byteLength;
  }
}

/** A body whose pieces are not what they say, or that broke off. */
function broken(): never {
  throw unreadable();
}

async function readForm(request: Sent): Promise<FormData> {
  const form = await parsed(request).catch(() => {
    throw unreadable();
  });
  const counts = new Map<string, number>();
  for (const name of form.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isTooMany = [...counts.values()].some((count) => count > most.ofOneName);
  const isReadable = !isTooMany && [...form.keys()].length <= most.fields;
  if (!isReadable || !areNamesSmall(form, most.fields)) throw unreadable();
  return form;
}

/** Counts the fields of a long text before they are made: to make half a million of them takes more than a second. */
async function parsed(request: Sent): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("application/x-www-form-urlencoded")) return request.formData();
  const text = await request.text();
  if (text.split("&", most.fields + 1).length > most.fields) throw unreadable();
  return new Response(text, { headers: { "Content-Type": type } }).formData();
}

/** Whether scripts asked, and not the browser itself for a page. */
export const isFetched = (request: Request) => request.headers.get("sec-fetch-dest") === "empty";

/** Which button was pressed and what it says. What no button of ours says is refused. */
export async function pressedIn<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { [senderField]: _, ...sent } = Object.fromEntries(await formOf(request));
  const read = schema.safeParse(sent);
  if (!read.success) throw unreadable();
  return read.data;
}

/** As a Response: addresses without a page of their own answer with it, others show it. */
export const unreadable = () => Response.json({ message: "errors.body" }, { status: 422 });
