/** The text of a body; null where it has more than `capacity` bytes. Stops at the signal, which not every stream does by itself. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  capacity: number,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!body) return "";
  const reader = body.getReader();
  signal?.addEventListener("abort", () => void reader.cancel().catch(() => undefined));
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > capacity) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  signal?.throwIfAborted();
  return text + decoder.decode();
}
