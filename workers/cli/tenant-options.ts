import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { portFile, root } from "./build.ts";

const options = {
  title: { type: "string" },
  backend: { type: "string" },
  installation: { type: "string" },
  admin: { type: "string" },
  language: { type: "string", default: "lv" },
  jurisdiction: { type: "string" },
  new: { type: "boolean", default: false },
  to: { type: "string" },
  from: { type: "string" },
  copy: { type: "string" },
  data: { type: "boolean", default: false },
  copies: { type: "boolean", default: false },
  yes: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
  edge: { type: "string", default: `http://127.0.0.1:${process.env.PORT ?? localPort()}` },
} as const;

/** What was typed. Throws in words where an option is none. */
export const read = () => parseArgs({ allowPositionals: true, options });

/** What can be typed behind a verb. */
export type Values = ReturnType<typeof read>["values"];

/** The port that "npm start" took the last time. */
function localPort(): string {
  const file = portFile(join(root, ".data"));
  return existsSync(file) ? readFileSync(file, "utf8") : "8787";
}
