import { saveArchive, uploadArchive } from "./archive.ts";
import { checkHost } from "./check-host.ts";
import type { KeptArchive, Operator, TenantEntry } from "./operator-client.ts";
import type { Values } from "./tenant-options.ts";

type Verb = (operator: Operator, host: string, values: Values) => Promise<void>;

/** What `npm run tenant` does, by the word that is typed. Each throws in words. */
export const verbs = new Map<string, Verb>(
  Object.entries({
    list,
    show,
    add,
    change,
    suspend,
    resume,
    remove,
    export: save,
    restore,
    copies,
    check,
    "live-secret": liveSecret,
  }),
);

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
  console.log(described(await operator.show(host)));
}

const described = ({ host, title, installation, backend, state, jurisdiction }: TenantEntry): string =>
  `${host} is ${title}, installation ${installation}, backend ${backend}, ${state}${jurisdiction ? `, in jurisdiction ${jurisdiction}` : ""}.`;

async function add(operator: Operator, host: string, values: Values) {
  const { title = host, backend = "embedded", installation, jurisdiction } = values;
  if (installation !== undefined && values.admin)
    throw new Error(`Installation ${installation} has its people already: --admin is for a new one`);
  const admin = backend === "embedded" && installation === undefined ? founder(values) : undefined;
  const { data, link } = await operator.add({ host, title, backend, installation, jurisdiction, admin });
  console.log(described(data));
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
  console.log(described(await operator.change(host, { state: "suspended" })));
}

async function resume(operator: Operator, host: string) {
  console.log(described(await operator.change(host, { state: "active" })));
}

async function change(operator: Operator, host: string, { title, backend }: Values) {
  if (title === undefined && backend === undefined)
    throw new Error("To what? --title <title>, --backend <origin> or --backend embedded");
  console.log(described(await operator.change(host, { title, backend })));
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
  const erased = await operator.erase(host, { alsoCopies }).catch((error: unknown) => {
    if (!(error instanceof Error) || error.message !== "No such tenant") throw error;
    throw new Error(
      `No such tenant. Was ${host} removed before, its data is still there: ` +
        `add ${host} --title <title> --installation <its name, as remove said it>, then remove ${host} --data --yes ${host}.`,
    );
  });
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

async function copies(operator: Operator, host: string, { installation }: Values) {
  const kept = await operator.copies(host, installation);
  if (kept.length > 0) console.table(kept);
  else
    console.log(
      `There is no copy of ${installation ?? host} yet: one is made in the night after something changed.`,
    );
}

async function liveSecret(operator: Operator, host: string, values: Values) {
  console.log(await operator.liveSecret(host, values.new));
}
