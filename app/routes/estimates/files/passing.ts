/** Bytes of the end of a form that are kept: its texts stand there, behind the file. */
const kept = 64 * 1024;

/** Bytes that are read at most of a form that was refused before all of it had come. */
const most = 64_000_000;

/**
 * A form with a file that is streamed on, and what can still be said of its texts: a browser without scripts sends them once,
 * and shows again what the answer says.
 */
export function passing(request: Request): { form: Request; textOf: (name: string) => Promise<string> } {
  const length = Number(request.headers.get("content-length"));
  // What a browser says of the length is said to the backend as well.
  const { readable, writable } =
    length > 0 ? new FixedLengthStream(length) : new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const end = pass(request.body, writer);
  return {
    form: new Request(request, { body: readable }),
    textOf: async (name) => {
      // Whoever refused the form may have left off reading it.
      await writer.abort().catch(() => undefined);
      return textIn(await end, name, request.headers.get("content-type") ?? "");
    },
  };
}

/** Hands a body on; what is not taken any more is read all the same. Answers its end. */
async function pass(
  body: ReadableStream<Uint8Array> | null,
  writer: WritableStreamDefaultWriter<Uint8Array>,
): Promise<Uint8Array> {
  const reader = body?.getReader();
  let end = new Uint8Array();
  let isTaken = true;
  for (let left = most; reader && left > 0; ) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done || !value) break;
    left -= value.byteLength;
    end = endOf(end, value);
    if (isTaken)
      isTaken = await writer.write(value).then(
        () => true,
        () => false,
      );
  }
  await writer.close().catch(() => undefined);
  return end;
}

function endOf(before: Uint8Array, next: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(before.byteLength + next.byteLength);
  joined.set(before);
  joined.set(next, before.byteLength);
  return joined.slice(-kept);
}

/** The text of a field in the end of a multipart form; "" where it does not stand there. */
function textIn(end: Uint8Array, name: string, type: string): string {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? "";
  const parts = new TextDecoder().decode(end).split(`\r\n--${boundary}`);
  for (const part of parts) {
    const at = part.indexOf("\r\n\r\n");
    if (at >= 0 && part.slice(0, at).includes(`; name="${name}"`)) return part.slice(at + 4);
  }
  return "";
}
