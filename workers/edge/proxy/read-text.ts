import { piecesOf } from "#model/body/pieces.ts";

/** The text of a body; null where it has more than `capacity` bytes. Stops at the signal, which not every stream does by itself. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  capacity: number,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!body) return "";
  const pieces = piecesOf(body);
  signal?.addEventListener("abort", () => void pieces.cancel().catch(() => undefined));
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (let piece = await pieces.next(); piece; piece = await pieces.next()) {
    size += piece.byteLength;
    if (size > capacity) {
      await pieces.cancel();
      return null;
    }
    text += decoder.decode(piece, { stream: true });
  }
  signal?.throwIfAborted();
  return text + decoder.decode();
}
