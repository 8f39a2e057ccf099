import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, ask } from "../support/installation.ts";
import { type SecondInstallation, secondInstallation } from "../support/second-installation.ts";
import { site } from "../support/site.ts";
import { cookieAt } from "./browser.ts";

// The product over the product: an agency's own backend is another installation, that answers over HTTP.
let office: SecondInstallation;
let cookie: string;

beforeAll(async () => {
  office = await secondInstallation("portal");
  cookie = await cookieAt(office.installation);
});
afterAll(() => office.stop());

const visit = (path: string, headers = {}): Promise<Answer> =>
  ask(office.installation.host, "GET", path, { headers: { Cookie: cookie, ...headers } });

test("every page, filled over HTTP, is what it is on the embedded backend", {
  timeout: 120_000,
}, async () => {
  const visited = Object.values(site).map(async ({ at, lands }) => {
    const page = await visit(at);
    const status = lands.admin === at ? 200 : expect.toBeOneOf([200, 302, 404, 405]);
    expect({ at, status: page.status }).toEqual({ at, status });
    expect({ at, text: page.text }).toEqual({ at, text: expect.not.stringContaining("Radās kļūda") });
  });
  await Promise.all(visited);
});

describe("what passes through", () => {
  test("is a document, byte for byte of its kind", async () => {
    const pdf = await visit("/api/estimates/pdf/1/?lang=lv");
    expect([
      pdf.status,
      pdf.headers["content-type"],
      Buffer.from(pdf.bytes.subarray(0, 5)).toString(),
    ]).toEqual([200, "application/pdf", "%PDF-"]);
    const sheet = await visit("/api/invoices/export");
    expect([sheet.status, Buffer.from(sheet.bytes.subarray(0, 2)).toString()]).toEqual([200, "PK"]);
    expect(sheet.headers["content-disposition"]).toMatch(/^attachment; filename.*xlsx/);
  });

  test("is a picture that went up here, the same when it comes back", async () => {
    const boundary = "x-parts-x";
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="description"\r\n\r\nAttēls\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const sent = await ask(office.installation.host, "POST", "/api/estimates/1/files", {
      headers: {
        Cookie: cookie,
        Origin: office.installation.origin,
        "Content-Type": `multipart/form-data; boundary=${boundary}`,
      },
      body,
    });
    expect(sent.status, sent.text).toBe(201);
    const { url, file } = sent.json().data;
    const back = await visit(url ?? file);
    const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    expect(hash(back.bytes)).toBe(hash(png));
  });
});

describe("a connection that breaks", () => {
  test("is tried again for what is only read, and not for what is written", async () => {
    const broken = new Set<string>();
    office.breakOff((line) => /customers/.test(line) && broken.size < broken.add(line).size);
    expect((await visit("/api/customers?page=1")).status).toBe(200);
    const before = (await visit("/api/customers?page=2")).json().meta.total;
    const { status } = await ask(office.installation.host, "POST", "/api/customers", {
      headers: { Cookie: cookie, Origin: office.installation.origin },
      body: { name: "Tikai reizi", short_name: "TR" },
    });
    office.breakOff(() => false);
    expect(status).toBe(503);
    expect((await visit("/api/customers?page=3")).json().meta.total).toBe(before);
  });

  test("of one address alone, called by strangers as often as they like, keeps nobody from the rest", async () => {
    const { host } = office.installation;
    office.breakOff((line) => line.includes("/api/crash"));
    for (const _ of Array(6)) {
      const refused = await Promise.all([1, 2, 3, 4, 5].map((id) => ask(host, "GET", `/api/crash/${id}`)));
      expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(503));
      expect((await visit("/api/user")).status).toBe(200);
      for (const _ of Array(5)) expect((await ask(host, "GET", "/api/crash")).status).toBe(503);
      expect((await visit("/clients")).status).toBe(200);
    }
    office.breakOff(() => false);
  });

  test("again and again leaves the backend alone for a while, in words and with a time to wait", async () => {
    office.breakOff(() => true);
    /** A call and a page, as a call of one kind alone says nothing of the backend; and whether it was asked for them. */
    const both = async () => {
      const told = await visit("/api/banks", { "Accept-Language": "lv" });
      const page = await visit("/clients");
      // By their numbers: what was asked before may still be tried again.
      const ids = [told, page].map(({ headers }) => headers["x-request-id"]);
      expect(ids).toEqual([expect.any(String), expect.any(String)]);
      return {
        told,
        page,
        isAsked: office.calls.some(({ headers }) => ids.includes(headers["x-request-id"])),
      };
    };
    // Of a page's calls those of a kind that was not silent yet are tried.
    let { told, page, isAsked } = await both();
    while (isAsked) ({ told, page, isAsked } = await both());
    expect([told.status, told.json().message]).toEqual([
      503,
      expect.stringMatching(/^Tīkla kļūda\. Uzņēmuma serveris/),
    ]);
    expect(Number(told.headers["retry-after"])).toBeLessThanOrEqual(5);
    expect([page.status, page.text]).toEqual([
      503,
      expect.stringContaining("Uzņēmuma serveris vairākkārt neatbildēja"),
    ]);
    office.breakOff(() => false);
    await expect.poll(async () => (await visit("/api/banks")).status, { timeout: 15_000 }).toBe(200);
    expect((await visit("/clients")).status).toBe(200);
  });
});

test("a write shows an XSRF cookie and the same header, and nothing else of the browser's cookies", async () => {
  office.calls.length = 0;
  await ask(office.installation.host, "POST", "/api/banks", {
    headers: { Cookie: `${cookie}; other=1`, Origin: office.installation.origin },
    body: { name: "Banka", swift: "BANKLV22" },
  });
  const { headers } = office.calls.find(({ line }) => line === "POST /api/banks") ?? {};
  expect(headers?.["x-xsrf-token"]).toMatch(/^[0-9a-f]{40}$/);
  expect(headers?.cookie).toBe(`XSRF-TOKEN=${headers?.["x-xsrf-token"]}`);
});
