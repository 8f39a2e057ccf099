import { registerHooks } from "node:module";
import { parseArgs } from "node:util";

const usage = `Compares a backend with the contract that the product speaks (docs/backends.md).

  npm run conformance -- https://backend.example.lv --email admin@example.lv
  npm run conformance -- https://backend.example.lv --email … --full --yes-write-to backend.example.lv

Without --full nothing is changed. With it the kit makes, changes and deletes rows of its own, named "Conformance check …".
The password comes from CONFORMANCE_PASSWORD or --password. Without --email only what is open to anybody is looked at.

  --estimate <id>       an estimate to look at, where no invoice leads to one
  --timeout <seconds>   how long one answer may take (30)
  --json                for machines

Ends with 1 where something differs that the specification names, or where anything was left behind.`;

// The product's schemas name each other without endings, as bundlers want it.
registerHooks({
  resolve: (name, context, next) =>
    next(/^\.{1,2}\/(.*\/)?[\w-]+$/.test(name) ? `${name}.ts` : name, context),
});

try {
  await carryOut();
} catch (error) {
  // In words: anyone who types commands has no use for a stack trace. What is no refusal of the kit's own is a fault in it.
  const isPlain = error instanceof Error && (error.name === "Halt" || "code" in error);
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}

async function carryOut(): Promise<void> {
  const { wantedOf, options } = await import("./conformance/options.ts");
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help || positionals.length !== 1) {
    console.log(usage);
    process.exitCode = values.help || positionals.length === 0 ? 0 : 1;
    return;
  }
  const wanted = wantedOf(positionals[0] ?? "", values, process.env.CONFORMANCE_PASSWORD);
  const ending = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      if (wanted.isFull) console.error("\nTaking away what was made…");
      else process.exit(130);
      ending.abort();
    });
  const { run } = await import("./conformance/run.ts");
  const { inWords, isPassed } = await import("./conformance/report.ts");
  const report = await run({ ...wanted, signal: ending.signal });
  console.log(values.json ? JSON.stringify(report, null, 2) : inWords(report));
  process.exitCode = isPassed(report) ? 0 : 1;
}
