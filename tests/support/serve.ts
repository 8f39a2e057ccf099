import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildLocal } from "../../workers/cli/build.ts";
import { operatorOf } from "../../workers/cli/operator-client.ts";
import { type Running, serve } from "../../workers/cli/serve.ts";
import { ports } from "./ports.ts";

/** A bench has the product once, as people have it, and the other ports for what it is compared with. */
const isBench = process.env.TEST_SERVERS === "1";

/**
 * The product as `npm start` runs it, with empty databases of its own, and a control beside it on the next port through
 * which tests get installations: `POST /` with {host, title, demonstration?, admin?, backend?}; `GET /` tells the
 * token of the operator; `DELETE /<prefix>` takes files away; `PUT /<installation>` lets its night come.
 */
async function open(port: number) {
  const data = mkdtempSync(join(tmpdir(), "back-office-"));
  const running = await serve({ port, data, hasLightPasswords: !isBench });
  const control = controlOf(running);
  control.listen(port + 1, "127.0.0.1");
  return async () => {
    control.close();
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  };
}

const controlOf = (running: Running) =>
  createServer(async (request, response) => {
    const operator = operatorOf(running.address, running.operatorToken);
    if (request.method === "GET") return void response.end(running.operatorToken);
    try {
      if (request.method === "DELETE") {
        const forgotten = await running.forgetFiles(request.url?.slice(1) ?? "");
        return void response.end(String(forgotten));
      }
      if (request.method === "PUT") {
        await night(running, request.url?.slice(1) ?? "");
        return void response.end();
      }
      const { demonstration, today = "2026-11-20", ...tenant } = JSON.parse(await text(request));
      const installation = tenant.installation ?? tenant.host.replaceAll(".", "-");
      if (demonstration) await plant(running, installation, { name: demonstration, today });
      const added = await operator.add({ backend: "embedded", ...tenant, installation });
      response.end(JSON.stringify(added));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });

async function plant(running: Running, installation: string, content: { name: string; today: string }) {
  const body = JSON.stringify({ ...content, password: "demo1234demo" });
  const answer = await running.backend("/plant", {
    method: "POST",
    headers: { "x-installation": installation },
    body,
  });
  if (!answer.ok) throw new Error(await answer.text());
}

async function night(running: Running, installation: string) {
  const headers = { "x-installation": installation };
  const answer = await running.backend("/night", { method: "POST", headers, body: "" });
  if (!answer.ok) throw new Error(await answer.text());
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

buildLocal();
// One after the other: whoever waits for the last control knows that all are there.
const closing: (() => Promise<void>)[] = [];
for (const port of isBench ? ports.slice(0, 1) : ports) closing.push(await open(port));

process.once("SIGTERM", async () => {
  await Promise.all(closing.map((close) => close()));
  process.exit(0);
});
