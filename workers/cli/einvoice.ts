import { registerHooks } from "node:module";
import { parseArgs } from "node:util";

const usage = `Holds e-invoices against the official rules (docs/einvoice.md), which are given: none of them are in the product.

  npm run einvoice -- agree --rules <folder>                        is our checker of one mind with them?
  npm run einvoice -- judge --rules <folder>                        what do they say of documents of the product?

The folder of rules holds CEN-EN16931-UBL.xslt and PEPPOL-EN16931-UBL.xslt, and for "agree" documents and unit tests (*.xml)
in any folders below. Java and Saxon have to be on the machine.

  --documents <folder>  judges these documents, instead of those that are drawn
  --drawn <count>    how many are drawn (2000); --seed says which ones
  --from <origin>    judges all documents of an installation that runs there as well, which --email and --password open
  --saxon <file>     Saxon's program (/usr/share/java/Saxon-HE.jar)
  --mutated <count>  how many changed documents "agree" makes of those that are given (3000)
  --seed <number>    which ones (1)
  --work <folder>    keeps documents and verdicts there, to be looked at

Ends with 1 where verdicts differ, and where a document breaks a rule that it may not break.`;

// The product's modules name each other without endings, as bundlers want it.
registerHooks({
  resolve: (name, context, next) =>
    next(/^\.{1,2}\/(.*\/)?[\w-]+$/.test(name) ? `${name}.ts` : name, context),
});

try {
  process.exitCode = await carryOut();
} catch (error) {
  // In words: anyone who types commands has no use for a stack trace.
  const isPlain = error instanceof Error && (error.name === "Halt" || "code" in error);
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}

async function carryOut(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      rules: { type: "string" },
      documents: { type: "string" },
      drawn: { type: "string", default: "2000" },
      from: { type: "string" },
      email: { type: "string", default: "" },
      password: { type: "string", default: "" },
      saxon: { type: "string", default: "/usr/share/java/Saxon-HE.jar" },
      mutated: { type: "string", default: "3000" },
      seed: { type: "string", default: "1" },
      work: { type: "string" },
    },
  });
  const [verb] = positionals;
  const { rules, saxon, mutated, seed, work } = values;
  if (verb === "agree" && rules) {
    const { agree } = await import("./einvoice/agree.ts");
    return await agree({ rules, saxon, work, mutated: Number(mutated), seed: Number(seed) });
  }
  if (verb === "judge" && rules) {
    const { judge } = await import("./einvoice/judge.ts");
    if (values.documents) return await judge({ rules, saxon, work, documents: values.documents });
    const { inFolder } = await import("./einvoice/documents.ts");
    const { drawn, from: origin, email, password } = values;
    const place = origin ? { origin, email, password } : null;
    const made = { count: Number(drawn), seed: Number(seed), place };
    return await inFolder(made, (documents) => judge({ rules, saxon, work, documents }));
  }
  console.log(usage);
  return values.help ? 0 : 1;
}
