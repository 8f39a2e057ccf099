import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { sendJson } from "#tests/gate/foreign-backend.ts";

export interface Fault {
  name: string;
  /** `decoy` is the port of another server on this machine. */
  answer: (response: ServerResponse, decoy: number) => void;
  /** What programs may get through the API; pages always say what is wrong. */
  api: "refused" | "passed" | "broken";
  /** Takes as long as patience lasts: tried in a soak only. */
  isSlow?: boolean;
}

const json = { "Content-Type": "application/json" };
const content = JSON.stringify({ data: [], meta: { total: 0, page: 1, per_page: 20, last_page: 1 } });
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));

/** Writes past Node's HTTP, which would not let anybody be as wrong. */
const raw = (response: ServerResponse, ...lines: string[]) => response.socket?.write(lines.join("\r\n"));

/** Ends a connection once what was written is on its way. */
const hangUp = (response: ServerResponse) => setImmediate(() => response.socket?.end());

/** A byte now and then for as long as somebody listens, or until all is said. */
function drip(response: ServerResponse, text: string, milliseconds: number): void {
  response.writeHead(200, json);
  let at = 0;
  const dripping = setInterval(() => {
    if (at >= text.length) response.end();
    else response.write(text.charAt(at++));
  }, milliseconds);
  response.on("close", () => clearInterval(dripping));
}

/** How a backend that we do not control fails (quality.md §2). */
export const faults: Fault[] = [
  {
    name: "resets before its headers",
    api: "refused",
    answer: (response) => response.socket?.resetAndDestroy(),
  },
  {
    name: "resets after its headers",
    api: "broken",
    answer: (response) => {
      response.writeHead(200, json).write('{"data":[');
      setImmediate(() => response.socket?.resetAndDestroy());
    },
  },
  {
    name: "breaks off before the length that it said",
    api: "broken",
    answer: (response) => {
      response.writeHead(200, { ...json, "Content-Length": "1000" }).write('{"data":[');
      hangUp(response);
    },
  },
  {
    name: "sends more than the length that it said",
    api: "passed",
    answer: (response) => {
      raw(response, "HTTP/1.1 200 OK", "Content-Type: application/json", "Content-Length: 5", "", content);
      hangUp(response);
    },
  },
  {
    name: "sends two lengths",
    api: "refused",
    answer: (response) => {
      raw(response, "HTTP/1.1 200 OK", "Content-Length: 5", "Content-Length: 50", "", content);
      hangUp(response);
    },
  },
  {
    name: "sends a page",
    api: "passed",
    answer: (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>nginx</h1>"),
  },
  {
    name: "sends a bomb",
    api: "passed",
    answer: (response) => response.writeHead(200, { ...json, "Content-Encoding": "gzip" }).end(bomb),
  },
  {
    name: "sends what is packed only in words",
    api: "passed",
    answer: (response) => response.writeHead(200, { ...json, "Content-Encoding": "gzip" }).end(content),
  },
  {
    name: "redirects outside",
    api: "refused",
    answer: (response) => response.writeHead(302, { Location: "https://evil.example/" }).end(),
  },
  {
    name: "redirects inward",
    api: "refused",
    answer: (response, decoy) =>
      response.writeHead(307, { Location: `http://127.0.0.1:${decoy}/inside` }).end(),
  },
  {
    name: "sends headers without end",
    api: "refused",
    answer: (response) => {
      raw(response, "HTTP/1.1 200 OK", "");
      const lines = Array.from({ length: 20_000 }, (_, index) => `X-${index}: ${"x".repeat(100)}`);
      raw(response, ...lines, "");
      hangUp(response);
    },
  },
  {
    name: "fails",
    api: "passed",
    answer: (response) => sendJson(response, 500, { message: "Server Error" }),
  },
  {
    name: "sends data of another shape",
    api: "passed",
    answer: (response) =>
      sendJson(response, 200, { data: { id: "x", data: 7 }, meta: null, access_token: [] }),
  },
  {
    name: "speaks another protocol",
    api: "refused",
    answer: (response) => response.socket?.end("SSH-2.0-OpenSSH_9.2\r\n"),
  },
  { name: "drips", api: "passed", answer: (response) => drip(response, content, 5) },
  {
    name: "drips for longer than a page waits",
    api: "passed",
    isSlow: true,
    answer: (response) => drip(response, " ".repeat(27), 1_000),
  },
  { name: "never answers", api: "refused", isSlow: true, answer: () => undefined },
];
