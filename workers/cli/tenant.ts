import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build.ts";
import { isHere } from "./conformance/here.ts";
import { operatorOf } from "./operator-client.ts";
import { read } from "./tenant-options.ts";
import { verbs } from "./tenant-verbs.ts";
import { inWords } from "./words.ts";

const usage = `Manages the addresses that the product answers at.

  npm run tenant -- list
  npm run tenant -- show <host>
  npm run tenant -- add <host> --title "Acme" --admin "Anna Ozola <anna@acme.lv>"
  npm run tenant -- add <host> --title "Acme" --backend https://api.acme.lv
  npm run tenant -- add <host> --title "Acme" --installation <installation of another host>
  npm run tenant -- change <host> [--title "Acme Druka"] [--backend https://new.acme.lv]
  npm run tenant -- check <host>
  npm run tenant -- suspend <host> | resume <host>
  npm run tenant -- remove <host> [--data [--copies] --yes <host>]
  npm run tenant -- export <host> --to <file>
  npm run tenant -- restore <host> --title "Acme" --from <file>
  npm run tenant -- copies <host> [--installation <name>]    also of a host that was removed
  npm run tenant -- restore <host> --title "Acme" --copy <name>
  npm run tenant -- live-secret <host> [--new]    with which its own backend signs (docs/backends.md)

Options of add: --language lv|en (of the first administrator), --jurisdiction eu. remove keeps an installation's data
unless --data is given, which deletes its rows and files for good, and with --copies its nightly copies. restore makes a
new host with the data of a file that export wrote, or of a nightly copy; --copy <installation>/<name> takes one of another
installation. --installation names the installation that it becomes, --jurisdiction eu keeps it in the EU. change --backend
moves all hosts of an installation; no data goes along, and its live-secret is another one afterwards.
Locally "npm start" has to be running (PORT as there). For a deployment give --edge https://<operator host> and its
token in OPERATOR_TOKEN.`;

try {
  await carryOut(read());
} catch (error) {
  console.error(inWords(error));
  process.exitCode = 1;
}

async function carryOut({ values, positionals }: ReturnType<typeof read>): Promise<void> {
  const [name = "", host = ""] = positionals;
  const verb = values.help ? undefined : verbs.get(name);
  if (!verb || (name !== "list" && host === "")) {
    console.log(usage);
    process.exitCode = name === "" || values.help ? 0 : 1;
    return;
  }
  await verb(operatorOf(edgeAt(values.edge), token()), host, values);
}

/** The operators' host. Refuses one that the token would reach in the clear. */
function edgeAt(given: string): URL {
  const edge = URL.canParse(given) ? new URL(given) : null;
  if (!edge || !/^https?:$/.test(edge.protocol)) throw new Error(`--edge is no address: ${given}`);
  if (edge.protocol === "http:" && !isHere(edge))
    throw new Error("Over http the token could be read on its way. Give the https address.");
  return edge;
}

function token(): string {
  const file = join(root, ".data", "operator-token");
  return (process.env.OPERATOR_TOKEN ?? (existsSync(file) ? readFileSync(file, "utf8") : "")).trim();
}
