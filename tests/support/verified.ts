import { execFile } from "node:child_process";

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
