import { piecesOf } from "#model/body/pieces.ts";

/** Bytes at the beginning of a form in which its texts stand, and who its file is. */
const looked = 64 * 1024;

/** A form with a file, in two: what stands before the content of the file, and all of it, to be streamed on. */
interface Parted {
  before: Response;
  streamed: Request;
}

/**
 * Looks into a form with a file without holding the file: it is streamed on as the runtime has it, since what a script hands
 * on breaks where a backend does not take it. Null for what is no such form.
 */
export async function beforeFile(request: Request): Promise<Parted | null> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(type)?.[1];
  if (!boundary || !request.body) return null;
  const [looking, rest] = request.body.tee();
  const pieces = piecesOf(looking, looked);
  // One that breaks off does so on its way to the backend as well.
  const piece = await pieces.next().catch(() => null);
  await pieces.cancel();
  const before = Buffer.from(upToFile(piece ?? new Uint8Array(), `--${boundary}`), "latin1");
  return {
    before: new Response(before, { headers: { "Content-Type": type } }),
    streamed: new Request(request, { body: rest }),
  };
}

/** The beginning of a form, with the names of a file in place of its content; a letter for each byte. */
function upToFile(bytes: Uint8Array, delimiter: string): string {
  const text = Buffer.from(bytes).toString("latin1");
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
    const head = text.indexOf("\r\n\r\n", at);
    if (head < 0) break;
    if (/; filename=/i.test(text.slice(at, head)))
      return `${text.slice(0, head)}\r\n\r\n\r\n${delimiter}--\r\n`;
  }
  return text;
}
