import { request } from "node:http";
import { port, type TestInstallation } from "../support/installation.ts";

interface Sent {
  path: string;
  token: string;
  key: string;
  body: object;
}

/**
 * Posts to the API and hangs up after some milliseconds, as a browser does whose network is gone: nobody knows whether
 * the server has done it. Resolves in any case.
 */
export function postAndHangUp({ host }: TestInstallation, sent: Sent, milliseconds: number): Promise<void> {
  const payload = JSON.stringify(sent.body);
  return new Promise((resolve) => {
    const call = request({
      host: "127.0.0.1",
      port,
      method: "POST",
      path: `/api${sent.path}`,
      agent: false,
      setHost: false,
      headers: {
        Host: `${host}:${port}`,
        "Content-Type": "application/json",
        Accept: "application/json",
        Authorization: `Bearer ${sent.token}`,
        "Idempotency-Key": sent.key,
      },
    });
    call.on("error", () => resolve());
    call.on("close", () => resolve());
    call.on("response", (response) => response.resume());
    call.end(payload);
    setTimeout(() => call.destroy(), milliseconds);
  });
}
