/**
 * As much of RFC 6455 as a screen needs. The clients that there are speak of a closed socket when its connection is gone,
 * which the runtime keeps for seconds after both sides have closed.
 */
export const opcodes = { text: 1, close: 8 } as const;

interface Frame {
  opcode: number;
  payload: Buffer;
}

/** Takes a server's bytes as they come, and gives its frames: whole ones, not masked. */
export function framesOf(give: (frame: Frame) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (let span = spanOf(rest); span && rest.length >= span.end; span = spanOf(rest)) {
      const payload = rest.subarray(span.start, span.end);
      const opcode = rest.readUInt8(0) & 0x0f;
      rest = rest.subarray(span.end);
      give({ opcode, payload });
    }
  };
}

/** Where the payload of the first frame begins and ends; null while its head has not come. */
function spanOf(bytes: Buffer): { start: number; end: number } | null {
  if (bytes.length < 2) return null;
  const length = bytes.readUInt8(1);
  const start = { 126: 4, 127: 10 }[length] ?? 2;
  if (bytes.length < start) return null;
  if (length === 126) return { start, end: start + bytes.readUInt16BE(2) };
  return { start, end: start + (length === 127 ? Number(bytes.readBigUInt64BE(2)) : length) };
}

/** A client's frame. A mask of zeros is a mask. */
export function masked(opcode: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(14);
  head.writeUInt8(0x80 | opcode, 0);
  head.writeUInt8(0x80 | 127, 1);
  head.writeBigUInt64BE(BigInt(payload.length), 2);
  return Buffer.concat([head, payload]);
}
