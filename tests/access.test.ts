import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accessPage } from "#cli/access-page.ts";

test("docs/access.md is what the operations and screens say (npm run access writes it)", () => {
  expect(readFileSync("docs/access.md", "utf8")).toBe(accessPage());
});
