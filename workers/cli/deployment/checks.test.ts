import { afterEach, describe, expect, test } from "vitest";
import { type FakeCloudflare, type Holdings, startCloudflare } from "#tests/deployment/cloudflare.ts";
import { openAccount } from "./account.ts";
import { checkAccount } from "./checks.ts";
import type { Plan } from "./configuration.ts";

// Against a stand-in that answers as Cloudflare's API is documented: an account of our own is not to be had here.
const plan: Plan = {
  names: { edge: "edge", backend: "backend" },
  called: { backend: "backend", installations: "backend" },
  registry: "f00d",
  operatorHost: "operator.portal.example",
  mailFrom: "no-reply@portal.example",
  queues: ["back-office-mail-events"],
  buckets: [
    { binding: "FILES", name: "back-office-files" },
    { binding: "BACKUPS", name: "back-office-backups" },
  ],
  routes: [
    { pattern: "operator.portal.example", custom_domain: true },
    { pattern: "*.portal.example/*", zone_name: "portal.example" },
  ],
};

/** An account in which everything is as docs/operations.md asks for. */
const prepared: Holdings = {
  "/accounts": [{ id: "acc", name: "Studio" }],
  "/accounts/acc/storage/kv/namespaces/f00d": { id: "f00d" },
  "/accounts/acc/r2/buckets/back-office-files": { name: "back-office-files" },
  "/accounts/acc/r2/buckets/back-office-backups": { name: "back-office-backups" },
  "/accounts/acc/r2/buckets/back-office-backups/lifecycle": {
    rules: [
      { id: "restores", enabled: true, conditions: { prefix: "restores/" }, deleteObjectsTransition: {} },
      { id: "messages", enabled: true, conditions: { prefix: "messages/" }, deleteObjectsTransition: {} },
    ],
  },
  "/accounts/acc/queues": [{ queue_name: "other" }, { queue_name: "back-office-mail-events" }],
  "/accounts/acc/email/sending/zones": [{ id: "z1", name: "portal.example" }],
  "/zones/z1/email/sending/subdomains": [{ name: "portal.example", enabled: true }],
  "/accounts/acc/workers/scripts/edge/secrets": [{ name: "SESSION_SECRET" }, { name: "OPERATOR_TOKEN" }],
  "/accounts/acc/workers/scripts/edge/settings": { bindings: [{ name: "TENANTS", type: "kv_namespace" }] },
  "/zones": [
    { id: "z3", name: "other.example" },
    { id: "z2", name: "third.example" },
    { id: "z1", name: "portal.example" },
  ],
  "/zones/z1/dns_records": [
    { name: "mail.portal.example", type: "A", content: "203.0.113.7", proxied: false },
  ],
};

let cloudflare: FakeCloudflare | undefined;
afterEach(() => cloudflare?.stop());

/** What is wrong with an account that differs so from the prepared one. */
async function wrongWith(
  changes: Holdings,
  consent = { secrets: [], alsoCaught: [] } as Consented,
): Promise<string[]> {
  cloudflare = await startCloudflare({ ...prepared, ...changes });
  const findings = await checkAccount(await openAccount("token", cloudflare.address), plan, consent);
  expect(cloudflare.written).toEqual([]);
  return findings.filter(({ isGood, isUnknown }) => !isGood || isUnknown).map(({ words }) => words);
}
interface Consented {
  secrets: string[];
  alsoCaught: string[];
}

describe("before a deployment", () => {
  test("nothing is wrong with an account that has everything", async () => {
    expect(await wrongWith({})).toEqual([]);
  });

  test.each([
    ["the registry", "/accounts/acc/storage/kv/namespaces/f00d", "wrangler kv namespace create TENANTS"],
    ["a bucket", "/accounts/acc/r2/buckets/back-office-files", "r2 bucket create back-office-files"],
    ["the queue of what the post tells", "/accounts/acc/queues", "queues create back-office-mail-events"],
    ["the domain of mails", "/accounts/acc/email/sending/zones", "email sending enable portal.example"],
  ])("%s is missed, with the command that makes it", async (_, path, command) => {
    expect(await wrongWith({ [path]: 404 })).toEqual([expect.stringContaining(command)]);
  });

  test("a rule that is off, or of another folder, takes nothing away", async () => {
    const rules = [
      { enabled: false, conditions: { prefix: "restores/" }, deleteObjectsTransition: {} },
      { enabled: true, conditions: { prefix: "copies/" }, deleteObjectsTransition: {} },
      { enabled: true, conditions: { prefix: "restores/" } },
    ];
    const path = "/accounts/acc/r2/buckets/back-office-backups/lifecycle";
    expect(await wrongWith({ [path]: { rules } })).toEqual([
      expect.stringContaining("lifecycle add back-office-backups restores restores/ --expire-days 2"),
      expect.stringContaining("lifecycle add back-office-backups messages messages/ --expire-days 30"),
    ]);
  });

  test("no host goes live without secrets; they may come with the deployment", async () => {
    const first = { "/accounts/acc/workers/scripts/edge/secrets": 404 };
    expect(await wrongWith(first)).toEqual([expect.stringContaining("SESSION_SECRET and OPERATOR_TOKEN")]);
    cloudflare?.stop();
    const secrets = ["SESSION_SECRET", "OPERATOR_TOKEN"];
    expect(await wrongWith(first, { secrets, alsoCaught: [] })).toEqual([]);
  });

  test("somebody else's Worker of the same name is not written over", async () => {
    const strange = { bindings: [{ name: "DB", type: "d1" }] };
    expect(await wrongWith({ "/accounts/acc/workers/scripts/backend/settings": strange })).toEqual([
      expect.stringContaining("Worker backend that is not this product's"),
    ]);
  });

  test("a host is not taken from another Worker or another server", async () => {
    const host = "operator.portal.example";
    expect(await wrongWith({ [`/accounts/acc/workers/domains?${host}`]: [{ service: "shop" }] })).toEqual([
      `${host} leads to the Worker shop`,
    ]);
    cloudflare?.stop();
    const record = { name: host, type: "CNAME", content: "elsewhere.example" };
    expect(await wrongWith({ [`/zones/z1/dns_records?${host}`]: [record] })).toEqual([
      expect.stringContaining("CNAME elsewhere.example"),
    ]);
  });

  const records = [
    { name: "www.portal.example", type: "A", content: "203.0.113.7", proxied: true },
    { name: "shop.portal.example", type: "A", content: "203.0.113.8", proxied: true },
    { name: "docs.portal.example", type: "A", content: "203.0.113.8", proxied: true },
    { name: "mail.portal.example", type: "A", content: "203.0.113.9", proxied: false },
    { name: "*.portal.example", type: "AAAA", content: "100::", proxied: true },
    { name: "portal.example", type: "A", content: "203.0.113.7", proxied: true },
  ];
  const zone = {
    "/zones/z1/dns_records": records,
    "/zones/z1/workers/routes": [{ pattern: "docs.portal.example/*", script: "docs" }],
  };

  test("it is said what else a route would catch, until each is named", async () => {
    const [words = "", ...others] = await wrongWith(zone);
    expect(others).toEqual([]);
    expect(words).toContain("would also catch www.portal.example, shop.portal.example;");
    cloudflare?.stop();
    const alsoCaught = ["www.portal.example", "shop.portal.example"];
    expect(await wrongWith(zone, { secrets: [], alsoCaught })).toEqual([]);
  });

  test("what the token may not read is said, and does not count as missing", async () => {
    expect(await wrongWith({ "/zones/z1/dns_records": 403 })).toEqual([
      expect.stringContaining("Cloudflare refuses /zones/z1/dns_records"),
    ]);
  });

  test("of several accounts one has to be chosen", async () => {
    cloudflare = await startCloudflare({
      "/accounts": [
        { id: "a", name: "A" },
        { id: "b", name: "B" },
      ],
    });
    await expect(openAccount("token", cloudflare.address)).rejects.toThrow(
      "CLOUDFLARE_ACCOUNT_ID: a (A), b (B)",
    );
  });
});
