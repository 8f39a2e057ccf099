import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Opened, repacked } from "./repacked.ts";

/** What `npm run verify -- <files>` says: its lines without those of faults, and the faults. */
export const verified = (...files: string[]): Promise<{ code: number; said: string; faults: string[] }> =>
  new Promise((resolve) => {
    execFile("node", ["workers/cli/verify.ts", ...files], (error, output, complaint) => {
      const lines = (output + complaint).trimEnd().split("\n");
      const faults = lines.filter((line) => line.startsWith("FAULT  ")).map((line) => line.slice(7));
      const said = lines.filter((line) => !line.startsWith("FAULT  ")).join("\n");
      resolve({ code: Number(error?.code ?? 0), said, faults });
    });
  });

/** The same of one archive that is in no file. */
export async function verifiedContent(content: Uint8Array) {
  const file = join(tmpdir(), `${randomUUID()}.tar`);
  try {
    writeFileSync(file, content);
    return await verified(file);
  } finally {
    rmSync(file);
  }
}

/** The faults of a copy that somebody has changed, and packed again so that all but the chain fits. */
export async function faultsAfter(archive: Uint8Array, change: (opened: Opened) => void): Promise<string[]> {
  const { code, faults, said } = await verifiedContent(await repacked(archive, change));
  const isSaid = said.includes("Everything fits") === (faults.length === 0);
  if (!isSaid || code !== Math.min(faults.length, 1)) throw new Error(`${code} with ${faults.length} faults`);
  return faults;
}
