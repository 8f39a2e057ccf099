import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../workers/cli/build";

/** The command as npm runs it, after the step that finds the right Node. */
const deploy = (...options: string[]) => {
  const { status, stdout, stderr } = spawnSync("node", ["workers/cli/deploy.ts", ...options], {
    cwd: root,
    encoding: "utf8",
    // Nobody's account, should it ever get as far.
    env: { ...process.env, CLOUDFLARE_API_TOKEN: "none", PATH: `${binaries}:${process.env.PATH}` },
  });
  return { status, said: stdout + stderr };
};
const binaries = join(root, "node_modules/.bin");

test("nothing is deployed before the configurations are filled in, and it is said what they lack", () => {
  const { status, said } = deploy();
  expect(status).toBe(1);
  for (const name of ["routes", "TENANTS", "OPERATOR_HOST", "MAIL_FROM", "docs/operations.md"])
    expect(said).toContain(name);
  expect(said).not.toContain("Total Upload");
});
