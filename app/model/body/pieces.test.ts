import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

/** A body of bytes that counts how often it is read, and answers as workerd does: with as much as was asked for at least. */
function countedBody(bytes: Uint8Array) {
  let reads = 0;
  let at = 0;
  const body = new ReadableStream<Uint8Array>({ type: "bytes" });
  const readAtLeast = async (least: number, view: Uint8Array) => {
    reads += 1;
    const given = bytes.subarray(at, at + Math.min(least, view.byteLength));
    at += given.byteLength;
    view.set(given);
    return { done: given.byteLength === 0, value: view.subarray(0, given.byteLength) };
  };
  const getReader = () =>
    Object.assign(ReadableStream.prototype.getReader.call(body, { mode: "byob" }), { readAtLeast });
  return { body: Object.assign(body, { getReader }), reads: () => reads };
}

test("a body is read in large pieces, the last of which is shorter", async () => {
  const { body, reads } = countedBody(new Uint8Array(2500).fill(97));
  const pieces = piecesOf(body, 1000);
  const sizes: number[] = [];
  for (let piece = await pieces.next(); piece; piece = await pieces.next()) sizes.push(piece.byteLength);
  expect(sizes).toEqual([1000, 1000, 500]);
  expect(reads()).toBe(4);
});
