import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildLocal, portFile, root } from "./build.ts";
import { plantDemonstrations, signIns } from "./demonstration.ts";
import { endWith, isFree } from "./lifetime.ts";
import type { TenantEntry } from "./operator-client.ts";
import { serve } from "./serve.ts";

// `npm start`: the whole product on this machine. `npm start -- --fresh` starts over, `PORT` changes the port.
endWith(Number(process.env.STARTED_BY) || undefined);
const data = join(root, ".data");
const port = Number(process.env.PORT ?? 8787);

if (process.argv.includes("--fresh")) rmSync(data, { recursive: true, force: true });
await buildLocal();
if (!(await isFree(port))) {
  // In words, before the runtime says it in its own.
  console.error(`Port ${port} is taken. Another one: PORT=9000 npm start`);
  process.exit(1);
}
const running = await serve({ port, data });
writeFileSync(portFile(data), running.address.port);
const { demonstrations, others } = await plantDemonstrations(running);
const lineOf = ({ title, host }: TenantEntry) =>
  `  ${title.padEnd(16)} http://${host}:${running.address.port}`;

console.log("\nReady. Sign in with any of these, password demo1234demo:\n");
for (const email of signIns) console.log(`  ${email}`);
console.log("\nInstallations:\n");
for (const tenant of demonstrations) console.log(lineOf(tenant));
if (others.length > 0) console.log("\nYours, with people of their own:\n");
for (const tenant of others) console.log(lineOf(tenant));
console.log(`\nMails are captured: http://localhost:${running.address.port}/mailbox\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void running.stop().then(() => process.exit(0)));
}
