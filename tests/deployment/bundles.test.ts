import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildLocal, bundle } from "../../workers/cli/build";

const folder = mkdtempSync(join(tmpdir(), "deployment-"));
const read = (name: string) => readFileSync(join(folder, name), "utf8");
let edge = "";
let backend = "";

beforeAll(() => {
  buildLocal();
  bundle("wrangler.toml", "workers/app.ts", join(folder, "edge"));
  bundle("workers/backend/wrangler.toml", "workers/backend/index.ts", join(folder, "backend"));
  edge = read("edge/app.js");
  backend = read("backend/index.js");
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

test("a deployment has no mailbox page, no demonstration sign-ins and no way to plant them", () => {
  for (const word of ["/mailbox", "/plant", "demo.test", "demo1234demo"]) {
    expect(edge).not.toContain(word);
    expect(backend).not.toContain(word);
  }
});

test("the Workers stay under 3 MB gzip (quality.md §1, footprint)", () => {
  for (const script of [edge, backend]) expect(gzipSync(script).length).toBeLessThan(3_000_000);
});
