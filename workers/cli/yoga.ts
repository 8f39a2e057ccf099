import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// By its place: the package exports only what it has put together itself.
const packed = join(
  import.meta.dirname,
  "../../node_modules/yoga-layout/dist/binaries/yoga-wasm-base64-esm.js",
);
const dataUri = /data:application\/octet-stream;base64,([A-Za-z0-9+/=]+)/;

/**
 * Takes the layout engine of the documents apart, as workers/backend/documents/yoga.ts wants it: its WebAssembly as a
 * file, and its script without that. The package carries it as base64 and compiles it at run time, which Workers forbid.
 * Throws when the package no longer looks like that.
 */
export function unpackYoga(folder: string): void {
  const script = readFileSync(packed, "utf8");
  const base64 = dataUri.exec(script)?.[1];
  if (!base64) throw new Error(`${packed} holds no WebAssembly`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "yoga.wasm"), Buffer.from(base64, "base64"));
  writeFileSync(join(folder, "factory.js"), script.replace(dataUri, ""));
  // An alias cannot name WebAssembly itself: the bundler would read it as a script.
  writeFileSync(join(folder, "wasm.js"), 'export { default } from "./yoga.wasm";\n');
}
