import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { portFile, root } from "./build.ts";
import { type Operator, operatorOf } from "./operator-client.ts";

const usage = `Manages the addresses that the product answers at.

  npm run tenant -- list
  npm run tenant -- show <host>
  npm run tenant -- add <host> --title "Acme" --admin "Anna Ozola <anna@acme.lv>"
  npm run tenant -- add <host> --title "Acme" --backend https://api.acme.lv
  npm run tenant -- add <host> --title "Acme" --installation <installation of another host>
  npm run tenant -- suspend <host> | resume <host>
  npm run tenant -- remove <host>

Options of add: --language lv|en (of the first administrator), --jurisdiction eu.
Locally "npm start" has to be running (PORT as there). For a deployment give --edge https://<operator host> and its
token in OPERATOR_TOKEN.`;

const options = {
  title: { type: "string" },
  backend: { type: "string", default: "embedded" },
  installation: { type: "string" },
  admin: { type: "string" },
  language: { type: "string", default: "lv" },
  jurisdiction: { type: "string" },
  edge: { type: "string", default: `http://127.0.0.1:${process.env.PORT ?? localPort()}` },
} as const;

type Values = ReturnType<typeof read>["values"];
type Verb = (operator: Operator, host: string, values: Values) => Promise<void>;

const verbs = new Map<string, Verb>(Object.entries({ list, show, add, suspend, resume, remove }));

try {
  await carryOut(read());
} catch (error) {
  // In words: whoever types commands has no use for a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function read() {
  return parseArgs({ allowPositionals: true, options });
}

async function carryOut({ values, positionals }: ReturnType<typeof read>): Promise<void> {
  const [name = "", host = ""] = positionals;
  const verb = verbs.get(name);
  if (!verb || (name !== "list" && host === "")) {
    console.log(usage);
    process.exitCode = name === "" ? 0 : 1;
    return;
  }
  if (!URL.canParse(values.edge)) throw new Error(`--edge is no address: ${values.edge}`);
  await verb(operatorOf(new URL(values.edge), token()), host, values);
}

async function list(operator: Operator) {
  console.table(
    (await operator.list()).map(({ host, title, installation, backend, state }) => ({
      host,
      title,
      installation,
      backend,
      state,
    })),
  );
}

async function show(operator: Operator, host: string) {
  console.log(await operator.show(host));
}

async function add(operator: Operator, host: string, values: Values) {
  const { title = host, backend, installation, jurisdiction } = values;
  if (
    installation !== undefined &&
    !(await operator.list()).some((other) => other.installation === installation)
  )
    throw new Error(`No host has an installation ${installation} that could be shared`);
  const admin = backend === "embedded" && installation === undefined ? founder(values) : undefined;
  const { data, link } = await operator.add({ host, title, backend, installation, jurisdiction, admin });
  console.log(`${data.host} is ${data.title}, installation ${data.installation}, backend ${data.backend}.`);
  if (link)
    console.log(`\nThe first administrator sets a password here, once, within three days:\n\n  ${link}\n`);
}

function founder({ admin = "", language }: Values) {
  const [, name, email] = admin.match(/^\s*(.+?)\s*<(.+)>\s*$/) ?? [];
  if (!name || !email)
    throw new Error('The first administrator is missing: --admin "Name Surname <name@example.lv>"');
  return { name, email, language };
}

async function suspend(operator: Operator, host: string) {
  console.log(await operator.change(host, { state: "suspended" }));
}

async function resume(operator: Operator, host: string) {
  console.log(await operator.change(host, { state: "active" }));
}

async function remove(operator: Operator, host: string) {
  const removed = await operator.remove(host);
  console.log(`${removed.host} answers no more. The data of installation ${removed.installation} is kept.`);
}

function token(): string {
  const file = join(root, ".data", "operator-token");
  return (process.env.OPERATOR_TOKEN ?? (existsSync(file) ? readFileSync(file, "utf8") : "")).trim();
}

/** The port that "npm start" took the last time. */
function localPort(): string {
  const file = portFile(join(root, ".data"));
  return existsSync(file) ? readFileSync(file, "utf8") : "8787";
}
