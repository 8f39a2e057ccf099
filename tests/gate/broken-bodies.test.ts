import { afterAll, beforeAll, expect, test } from "vitest";
import { newInstallation, type TestInstallation } from "../support/installation.ts";
import { type ForeignBackend, foreignBackend, sendJson } from "./foreign-backend.ts";
import { operations } from "./routes.ts";
import { wire } from "./wire.ts";

let installation: TestInstallation;
let foreign: ForeignBackend;
beforeAll(async () => {
  installation = await newInstallation({ demonstration: "acme" });
  foreign = await foreignBackend();
  foreign.answer((usual) => (request, response) => {
    request.resume().on("end", () => {
      if (request.url === "/api/login") usual(request, response);
      else sendJson(response, 200, {});
    });
  });
});
afterAll(() => foreign.stop());

/** A body in pieces, one of which says a length that is none. */
const broken = ({ host }: TestInstallation, method: string, path: string, type: string) =>
  wire(
    `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Language: en\r\nContent-Type: ${type}\r\n` +
      'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\nzz\r\n"A"}\r\n0\r\n\r\n',
  );

const json = "application/json";

test("a body whose pieces are not what they say is a 400 at every operation that takes one", async () => {
  const writes = (await operations(installation)).filter(({ method }) => /^(POST|PATCH)$/.test(method));
  expect(writes.length).toBeGreaterThan(50);
  for (const { method, path } of writes) {
    const { status, body } = await broken(installation, method, `/api${path}`, json);
    expect({ path, status, words: /cannot be read/.test(body) }).toEqual({ path, status: 400, words: true });
  }
});

test("so is one that is on its way to an agency's own backend, which is not taken for silent then", async () => {
  for (let time = 0; time < 6; time += 1) {
    const { status } = await broken(foreign.installation, "POST", "/api/customers", json);
    expect(status).toBe(400);
  }
  const whole = await wire(
    `POST /api/customers HTTP/1.1\r\nHost: ${foreign.installation.host}\r\nContent-Type: ${json}\r\n` +
      "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
  );
  expect(whole.status).toBe(200);
});

/** What some programs send with a reading, although it means nothing. */
const sentWithReadings = {
  "no body, but a length": "Content-Length: 0\r\n\r\n",
  "a body": "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
  "a body in pieces": "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
};
const answers = {
  "/api/system-config": 200,
  "/login": 200,
  "/favicon.svg": 200,
  "/clients": 302,
  "/api/user": 401,
};

for (const [what, rest] of Object.entries(sentWithReadings)) {
  test(`a reading that is sent ${what} is answered as any other`, async () => {
    for (const [path, status] of Object.entries(answers)) {
      const answer = await wire(`GET ${path} HTTP/1.1\r\nHost: ${installation.host}\r\n${rest}`);
      expect([path, answer.status]).toEqual([path, status]);
    }
  });
}

test("no page takes it for a fault of ours", async () => {
  for (const path of ["/login", "/renew-password-form/x"]) {
    const { status } = await broken(installation, "POST", path, "application/x-www-form-urlencoded");
    expect({ path, isRefused: status >= 400 && status < 500 }).toEqual({ path, isRefused: true });
  }
});
