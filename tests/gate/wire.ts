import { connect } from "node:net";
import { port } from "../support/installation.ts";

export interface WireAnswer {
  /** 0 where the connection was closed without a word. */
  status: number;
  headers: Headers;
  body: string;
}

/** Sends bytes as they are, whatever HTTP says of them, and reads one answer. */
export function wire(bytes: string): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes)).setEncoding("utf8");
    const finish = () => {
      socket.destroy();
      resolve(read(received));
    };
    socket.setTimeout(15_000, () => reject(new Error(`No answer to ${JSON.stringify(bytes)}`)));
    socket.on("data", (part) => {
      received += part;
      if (isComplete(received)) finish();
    });
    // Anyone who is refused in the middle of a long request sees the connection reset.
    socket.on("error", finish);
    socket.on("close", finish);
  });
}

/** The server leaves the connection open for a while, so the end of an answer is read from the answer. */
function isComplete(text: string): boolean {
  const [head, body] = split(text, "\r\n\r\n");
  if (head === text) return false;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return Buffer.byteLength(body) >= Number(length);
  return /^transfer-encoding: chunked/im.test(head)
    ? body.endsWith("0\r\n\r\n")
    : /^HTTP\/1.1 [13]/.test(head);
}

function read(text: string): WireAnswer {
  const [head, body] = split(text, "\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(lines.map((line) => split(line, ": ")));
  const isChunked = headers.get("transfer-encoding") === "chunked";
  return { status: Number(first.split(" ")[1] ?? 0), headers, body: isChunked ? unchunked(body) : body };
}

function split(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + by.length)];
}

/** A chunked body without the sizes between; good enough to find a word in. */
const unchunked = (body: string): string => body.replace(/(^|\r\n)[0-9a-f]+\r\n/g, "");
