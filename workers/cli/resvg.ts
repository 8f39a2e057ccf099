import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const packed = join(import.meta.dirname, "../../node_modules/@resvg/resvg-wasm/index.mjs");
const exported = /export \{\s*(\w+) as Resvg,\s*initWasm\s*\};\s*$/;

/**
 * Writes the script of the engine that draws SVG as a function that begins it: as a module it has one instance of its
 * WebAssembly as long as a process runs, and one that has trapped would be everybody's. Throws when the package no longer
 * looks like that.
 */
export function wrapResvg(folder: string): void {
  const script = readFileSync(packed, "utf8");
  if (!exported.test(script)) throw new Error(`${packed} does not end in what it exports`);
  const body = script.replace(exported, "return { Resvg: $1, initWasm };");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "factory.js"), `export default () => {\n${body}\n};\n`);
}
