import type { Env } from "../env.ts";

/**
 * An archive that is brought for a restore comes in pieces, as no request to a Worker may be longer than 100 MB, and lies
 * in the bucket of copies until it was read.
 */
const keyOf = (upload: string, piece: number) => `restores/${upload}/${String(piece).padStart(5, "0")}`;

export const piecesOf = (upload: string, count: number): string[] =>
  Array.from({ length: count }, (_, piece) => keyOf(upload, piece));

/** Keeps one piece: `PUT /pieces/<upload>/<number>`. */
export async function takePiece(request: Request, env: Env): Promise<Response> {
  const [, upload = "", piece = ""] =
    /^\/pieces\/([0-9a-f-]{36})\/(\d{1,5})$/.exec(new URL(request.url).pathname) ?? [];
  if (upload === "" || !request.body)
    return Response.json({ message: "No piece of an archive" }, { status: 422 });
  const length = Number(request.headers.get("content-length"));
  const body = request.body.pipeThrough(new FixedLengthStream(length));
  await env.BACKUPS.put(keyOf(upload, Number(piece)), body);
  return Response.json({ data: { upload, piece: Number(piece) } });
}
