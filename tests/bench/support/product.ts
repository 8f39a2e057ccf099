import { join } from "node:path";
import { root } from "#cli/build.ts";
import { port } from "#tests/support/installation.ts";
import { start } from "./child.ts";

/** Starts the product once, as `npm start` runs it, with empty databases of its own. The ports from the next but one are free. */
export const startProduct = (): Promise<void> =>
  start({
    command: [process.execPath, join(root, "tests/support/serve.ts")],
    cwd: root,
    env: { TEST_PORT: String(port), TEST_SERVERS: "1" },
    // The control opens last, one port further.
    port: port + 1,
  });
