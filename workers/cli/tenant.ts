import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { saveArchive, uploadArchive } from "./archive.ts";
import { portFile, root } from "./build.ts";
import { checkHost } from "./check-host.ts";
import { type KeptArchive, type Operator, operatorOf } from "./operator-client.ts";

const usage = `Manages the addresses that the product answers at.

  npm run tenant -- list
  npm run tenant -- show <host>
  npm run tenant -- add <host> --title "Acme" --admin "Anna Ozola <anna@acme.lv>"
  npm run tenant -- add <host> --title "Acme" --backend https://api.acme.lv
  npm run tenant -- add <host> --title "Acme" --installation <installation of another host>
  npm run tenant -- check <host>
  npm run tenant -- suspend <host> | resume <host>
  npm run tenant -- remove <host> [--data [--copies] --yes <host>]
  npm run tenant -- export <host> --to <file>
  npm run tenant -- restore <host> --title "Acme" --from <file>
  npm run tenant -- copies <host>
  npm run tenant -- restore <host> --title "Acme" --copy <name>
  npm run tenant -- live-secret <host> [--new]    with which its own backend signs (docs/backends.md)

Options of add: --language lv|en (of the first administrator), --jurisdiction eu. remove keeps an installation's data
unless --data is given, which deletes its rows and files for good, and with --copies its nightly copies. restore makes a new host with the data of a file that
export wrote, or of a nightly copy; --copy <installation>/<name> takes one of another installation. --installation names
the installation that it becomes, --jurisdiction eu keeps it in the EU.
Locally "npm start" has to be running (PORT as there). For a deployment give --edge https://<operator host> and its
token in OPERATOR_TOKEN.`;

const options = {
  title: { type: "string" },
  backend: { type: "string", default: "embedded" },
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
  edge: { type: "string", default: `http://127.0.0.1:${process.env.PORT ?? localPort()}` },
} as const;

type Values = ReturnType<typeof read>["values"];
type Verb = (operator: Operator, host: string, values: Values) => Promise<void>;

const verbs = new Map<string, Verb>(
  Object.entries({
    ...{ list, show, add, suspend, resume, remove, export: save, restore, copies, check },
    "live-secret": liveSecret,
  }),
);

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
  if (installation !== undefined && values.admin)
    throw new Error(`Installation ${installation} has its people already: --admin is for a new one`);
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

async function check(operator: Operator, host: string) {
  const findings = await checkHost(operator, host);
  for (const { isGood, words } of findings) console.log(`${isGood ? "good" : "BAD "}  ${words}`);
  if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1;
}

async function suspend(operator: Operator, host: string) {
  console.log(await operator.change(host, { state: "suspended" }));
}

async function resume(operator: Operator, host: string) {
  console.log(await operator.change(host, { state: "active" }));
}

async function remove(operator: Operator, host: string, { data, yes, copies: alsoCopies }: Values) {
  if (!data) {
    const removed = await operator.remove(host);
    const { installation, backend, jurisdiction } = removed;
    const again = `--installation ${installation}${jurisdiction ? ` --jurisdiction ${jurisdiction}` : ""}`;
    const kept = `The data of installation ${installation} is kept: add takes it on again with ${again}.`;
    console.log(`${removed.host} answers no more.${backend === "embedded" ? ` ${kept}` : ""}`);
    return;
  }
  if (yes !== host)
    throw new Error(`This deletes all rows and files of ${host} for good. If that is meant: --yes ${host}`);
  const erased = await operator.erase(host, { alsoCopies });
  console.log(`${erased.host} answers no more, and installation ${erased.installation} is deleted.`);
}

async function save(operator: Operator, host: string, { to }: Values) {
  if (!to) throw new Error("Where to? --to <file>");
  const bytes = await saveArchive(operator, host, to);
  console.log(
    `${to} is the whole installation of ${host}, ${bytes} bytes. It holds everybody's data: keep it safe.`,
  );
}

async function restore(operator: Operator, host: string, values: Values) {
  const { title = host, installation, jurisdiction } = values;
  const archive = await archiveOf(operator, values);
  const { data, restored } = await operator.restore(host, { title, installation, jurisdiction, archive });
  console.log(
    `${data.host} is ${data.title}, installation ${data.installation}: ${restored.rows} rows and ${restored.files} files of ${restored.installation} at ${restored.at}.`,
  );
}

function archiveOf(operator: Operator, { from, copy }: Values): Promise<KeptArchive> | KeptArchive {
  if (from) return uploadArchive(operator, from);
  const [, installation, name] = copy?.match(/^(?:([^/]+)\/)?([^/]+)$/) ?? [];
  if (!name) throw new Error("Of what? --from <file>, or --copy <name> that the command copies shows");
  return { copy: { installation, name } };
}

async function copies(operator: Operator, host: string) {
  console.table(await operator.copies(host));
}

async function liveSecret(operator: Operator, host: string, values: Values) {
  console.log(await operator.liveSecret(host, values.new));
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
