import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Halt } from "./finding.ts";
import { backendAt, NoAnswer } from "./http.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A host that answers so, and how it is called with a second for each answer. */
async function answering(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close().closeAllConnections());
  return backendAt(new URL(`http://127.0.0.1:${portOf(server.address())}`), 1);
}

const portOf = (address: AddressInfo | string | null) => (typeof address === "object" ? address?.port : 0);
const asking = { method: "GET", path: "/api/user" };

test("an answer that never begins is none", async () => {
  const backend = await answering(() => undefined);
  await expect(backend(asking)).rejects.toThrow(new NoAnswer("no answer within 1 s"));
});

test("an answer that never ends is none", async () => {
  const backend = await answering((_, response) => response.writeHead(200).write("{"));
  await expect(backend(asking)).rejects.toThrow(new NoAnswer("no answer within 1 s"));
});

test("an answer without an end in sight is too large", async () => {
  const backend = await answering((_, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(4 * 1024 * 1024)));
      response.once("drain", more);
    };
    more();
  });
  // Which of the two limits comes first is the machine's affair.
  await expect(backend(asking)).rejects.toThrow(/^(more than 64 MB|no answer within 1 s)$/);
});

test("a redirect is an answer and not followed", async () => {
  const backend = await answering((_, response) => response.writeHead(302, { location: "/api/login" }).end());
  expect(await backend(asking)).toMatchObject({ status: 302, headers: { location: "/api/login" } });
});

test("a form is sent as one, with its own boundary", async () => {
  const backend = await answering(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(200, { "x-type": request.headers["content-type"] }).end(Buffer.concat(chunks));
  });
  const form = new FormData();
  form.set("description", "Zīmējums");
  const { headers, bytes } = await backend({ ...asking, method: "POST", body: form });
  expect(headers["x-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(bytes.toString()).toContain("Zīmējums");
});

test("nobody at the address ends the whole run", async () => {
  const backend = backendAt(new URL("http://127.0.0.1:9"), 1);
  await expect(backend(asking)).rejects.toThrow(Halt);
});
