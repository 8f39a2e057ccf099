import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { newInstallation, type TestInstallation } from "./installation.ts";
import { port, ports } from "./ports.ts";

export interface SecondInstallation {
  /** The agency's address, whose backend is the other installation. */
  installation: TestInstallation;
  /** The installation that answers there, on another server. */
  behind: TestInstallation;
  /** Every request that went there: method and address, and headers. */
  calls: { line: string; headers: IncomingMessage["headers"] }[];
  /** Breaks the connection of these calls from now on. */
  breakOff: (isBroken: (line: string) => boolean) => void;
  stop: () => Promise<void>;
}

/**
 * An agency whose own backend is another installation of the product, on another server and over HTTP. What stands between
 * them gives it the host name that it answers to, also where an address is asked about.
 */
export async function secondInstallation(
  demonstration: "portal" | "acme" = "acme",
): Promise<SecondInstallation> {
  const other = ports.find((at) => at !== port) ?? port;
  const behind = await newInstallation({ demonstration }, other);
  const calls: SecondInstallation["calls"] = [];
  let isBroken = (_line: string) => false;
  const server = createServer((asked, answer) => {
    const line = `${asked.method} ${asked.url}`;
    calls.push({ line, headers: asked.headers });
    if (isBroken(line)) return void asked.socket.destroy();
    passOn(asked, answer, { host: behind.host, at: other });
  });
  const { port: door } = await new Promise<AddressInfo>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve(Object(server.address()))),
  );
  const installation = await newInstallation({ backend: `http://127.0.0.1:${door}`, title: "Savs birojs" });
  return {
    installation,
    behind,
    calls,
    breakOff: (chosen) => {
      isBroken = chosen;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, to: { host: string; at: number }): void {
  // Unpacked: a local run packs for askers who did not say that they unpack.
  const headers = { ...asked.headers, host: `${to.host}:${to.at}`, "accept-encoding": "identity" };
  const { method, url = "/" } = asked;
  const path = url.replace(/(?<=[?&]address=)[^&]*/, to.host);
  const call = request(
    { host: "127.0.0.1", port: to.at, method, path, headers, agent: false },
    (response) => {
      // Anyone who asked may have gone.
      if (answer.destroyed) return void response.destroy();
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => undefined);
    },
  );
  call.on("error", () => answer.destroy());
  pipeline(asked, call, () => undefined);
}
