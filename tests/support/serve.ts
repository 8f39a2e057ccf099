import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildLocal } from "#cli/build.ts";
import { operatorOf } from "#cli/operator-client.ts";
import { type Running, serve } from "#cli/serve.ts";
import { ports } from "./ports.ts";

/** A bench has the product once, as people have it, and the other ports for what it is compared with. */
const isBench = process.env.TEST_SERVERS === "1";

/**
 * The product as `npm start` runs it, with empty databases of its own, and a control beside it on the next port through
 * which tests get installations: `POST /` with {host, installation, title, demonstration?, admin?, backend?};
 * `GET /` tells the token of the operator; `POST /dns` says what stands in DNS, and `GET /dns-query` answers for it; `DELETE /<prefix>` takes files away; `PUT /<installation>` lets its night come, or `?hours=` of it;
 * `PUT /<installation>/end-links` has its links to documents end yesterday.
 */
async function open(port: number) {
  const data = mkdtempSync(join(tmpdir(), "back-office-"));
  const inspectorPort = Number(process.env.TEST_INSPECTOR) || undefined;
  const running = await serve({
    port,
    data,
    hasLightPasswords: !isBench,
    dnsQuery: `http://127.0.0.1:${port + 1}/dns-query`,
    ...(inspectorPort && { inspectorPort }),
  });
  const control = controlOf(running, planterOf(running, data));
  control.listen(port + 1, "127.0.0.1");
  return async () => {
    control.close();
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  };
}

/** What stands in DNS, by type and name; a name that nobody has said is nowhere. */
const dns = new Map<string, unknown>();
const typeNumbers: Record<string, number> = { MX: 15, TXT: 16 };

/** Answers as a resolver over https does (RFC 8484 as JSON), with long texts in pieces; "fault" is no answer at all. */
function answerForDns(url: string, response: ServerResponse): void {
  const { searchParams } = new URL(url, "http://control");
  const [name, type] = [searchParams.get("name") ?? "", searchParams.get("type") ?? ""];
  const records = dns.get(`${type} ${name}`);
  if (records === "fault") return void response.writeHead(503).end();
  const found = Array.isArray(records) ? records.map(String) : [];
  const Answer = found.map((data) => ({ name, type: typeNumbers[type], TTL: 300, data }));
  response.writeHead(200, { "content-type": "application/dns-json" });
  response.end(JSON.stringify({ Status: found.length > 0 ? 0 : 3, Answer }));
}

const controlOf = (running: Running, plant: ReturnType<typeof planterOf>) =>
  createServer(async (request, response) => {
    const operator = operatorOf(running.address, running.operatorToken);
    if (request.url?.startsWith("/dns-query")) return void answerForDns(request.url, response);
    if (request.method === "GET") return void response.end(running.operatorToken);
    try {
      if (request.url === "/dns") {
        for (const [name, records] of Object.entries(JSON.parse(await text(request)))) dns.set(name, records);
        return void response.end();
      }
      if (request.method === "DELETE") {
        const forgotten = await running.forgetFiles(request.url?.slice(1) ?? "");
        return void response.end(String(forgotten));
      }
      if (request.method === "PUT") {
        const { pathname, search } = new URL(request.url ?? "", "http://control");
        const [, installation = "", what = "night"] = pathname.split("/");
        await callBackend(running, `/${what}${search}`, installation);
        return void response.end();
      }
      const { demonstration, today = "2026-11-20", ...tenant } = JSON.parse(await text(request));
      if (demonstration) await plant(tenant.installation, demonstration, today);
      const added = await operator.add({ backend: "embedded", ...tenant });
      response.end(JSON.stringify(added));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });

/**
 * Fills installations that nobody has called yet: a demonstration is planted once, and the others get copies of its
 * database. Hundreds are tried in one run.
 */
function planterOf(running: Running, data: string) {
  const call = async (path: string, installation: string, body: string): Promise<{ id: string }> =>
    JSON.parse(await callBackend(running, path, installation, body));
  const fileOf = ({ id }: { id: string }) => join(data, "do", "backend-Installation", `${id}.sqlite`);
  const planted = new Map<string, Promise<string>>();
  return async (installation: string, name: string, today: string): Promise<void> => {
    const key = `planted-${name}-${today}`;
    const body = JSON.stringify({ name, today, password: "demo1234demo" });
    const first = planted.get(key) ?? call("/plant", key, body).then(fileOf);
    planted.set(key, first);
    const [from, to] = [
      await first,
      fileOf(await call("/attach-images", installation, JSON.stringify(name))),
    ];
    // The log before what it is written into: should that happen meanwhile, the copy writes the same once more.
    for (const part of ["-wal", ""]) if (existsSync(from + part)) copyFileSync(from + part, to + part);
  };
}

async function callBackend(running: Running, path: string, installation: string, body = ""): Promise<string> {
  const headers = { "x-installation": installation };
  const answer = await running.backend(path, { method: "POST", headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

await buildLocal();
// One after the other: anyone who waits for the last control knows that all are there.
const closing: (() => Promise<void>)[] = [];
for (const port of isBench ? ports.slice(0, 1) : ports) closing.push(await open(port));

process.once("SIGTERM", async () => {
  await Promise.all(closing.map((close) => close()));
  process.exit(0);
});
