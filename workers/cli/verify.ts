// Proves that what the product handed out is as it was, without the product, its code or a network:
//   npm run verify -- <file> [<newer file> …]     or with this file and Node 24 alone: node verify.ts <file> …
// AN ARCHIVE is a tar: rows/<number>-<table>.ndjson.gz (a row as JSON a line), files (a nightly copy has them beside it), and
// last manifest.json with the SHA-256 of all of them and the newest event of the audit; "\nsha256 <of all before>\n" ends it.
// The audit is a chain: the hash of an event is the SHA-256 of the hash before it ("" before the first), a line feed, and
// the JSON array of the fields that `hashed` names, where before and after are texts. Older events have no hash.
// A BUNDLE (the proof of an acceptance) is a tar: record.json with the SHA-256 of each accepted file, these files, event.json
// (that array of its event, whose `after` has the SHA-256 of record.json), and chain.json (its hash, and the one before it).
// That event, and the newest of an archive, must be in each archive named after it: nobody can change what others hold.
import { createHash } from "node:crypto";
import { openSync, readFileSync, readSync } from "node:fs";
import { gunzipSync } from "node:zlib";

type Row = Record<string, string | number | null>;
type Tar = ReturnType<typeof openTar>;
const hashed = "id at actor_id operation entity entity_id before after part_of part_of_id".split(" ");
const [heldEarlier, faults] = [new Map<number, string>(), [] as string[]];
const check = (isRight: boolean, fault: string): unknown => isRight || faults.push(fault);
const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

function openTar(file: string) {
  const [handle, whole] = [openSync(file, "r"), createHash("sha256")];
  const next = (size: number): Buffer => {
    const bytes = Buffer.alloc(size);
    if (readSync(handle, bytes) < size) throw new Error("it breaks off");
    whole.update(bytes);
    return bytes;
  };
  const parts = new Map<string, { sha256: string; content: Buffer }>();
  for (let head = next(512); head[0] !== 0; head = next(512)) {
    const name = head.toString("utf8", 0, 100).replace(/\0.*/s, "");
    const size = Number.parseInt(head.toString("utf8", 124, 135), 8);
    const content = next(Math.ceil(size / 512) * 512).subarray(0, size);
    check(!parts.has(name), `${name} is there twice`);
    const read = /^rows\/|\.json$/.test(name) ? content : Buffer.of();
    parts.set(name, { sha256: sha256(content), content: read });
  }
  const isSealed = next(512) && `\nsha256 ${whole.digest("hex")}\n` === readFileSync(handle, "utf8");
  function* table(wanted: string): Generator<Row> {
    for (const [name, { content }] of parts)
      if (name.endsWith(`-${wanted}.ndjson.gz`))
        for (const line of `${gunzipSync(content)}`.trimEnd().split("\n")) yield JSON.parse(line);
  }
  return { parts, isSealed, table, textOf: (name: string) => `${parts.get(name)?.content}` };
}

function checkBundle({ parts, textOf }: Tar): void {
  const { files, document: of, number, at } = JSON.parse(textOf("record.json"));
  for (const [name, hash] of Object.entries(files))
    check(parts.get(name)?.sha256 === hash, `${name} is not there, or is not what was accepted`);
  const [{ previous, hash }, record] = [JSON.parse(textOf("chain.json")), parts.get("record.json")];
  const [id, , , , , , , after] = JSON.parse(textOf("event.json"));
  check(JSON.parse(after).record_sha256 === record?.sha256, `Event ${id} is of another record.json`);
  check(sha256(`${previous}\n${textOf("event.json")}`) === hash, `Event ${id} does not have its hash`);
  heldEarlier.set(id, hash);
  console.log(`Accepted: ${of} ${number} at ${at}, event ${id}; ${Object.keys(files)}, not certificate.pdf`);
}

function checkArchive({ parts, isSealed, table, textOf }: Tar): void {
  const { at, installation, place, files, rows } = JSON.parse(textOf("manifest.json"));
  check(isSealed, "The SHA-256 at the end of the archive is not that of the archive");
  const said: { name: string; sha256: string }[] = rows.pieces.concat(place === "inside" ? files : []);
  const names = said.map(({ name }) => name).concat("manifest.json");
  check(`${names}` === `${[...parts.keys()]}`, "The archive has other parts than its manifest names");
  for (const { name, sha256 } of said)
    check(parts.get(name)?.sha256 === sha256, `${name} does not have the SHA-256 of the manifest`);
  console.log(`Archive of ${installation} of ${at}: ${said.length} parts`);
  checkDocuments(table, checkChain(table, rows.head));
}

/** Walks along the chain. Answers what its events say of documents and payments, and how numbers have looked. */
function checkChain(table: Tar["table"], head = { id: 0, hash: "" }) {
  const [told, looks] = [new Map<string, Row>(), [] as Record<string, { prefix: string; width: number }>[]];
  let [last, previous, since] = [0, "", "never"];
  for (const event of table("audit")) {
    const [id, hash] = [Number(event.id), `${event.hash ?? ""}`];
    const said = sha256(`${previous}\n${JSON.stringify(hashed.map((field) => event[field]))}`);
    if (hash && since === "never") since = `${event.at}`;
    check(since === "never" || said === hash, `Event ${id} was changed, or what was before it`);
    check((heldEarlier.get(id) ?? hash) === hash, `Event ${id} is not the one that an earlier file holds`);
    [last, previous] = [id, hash];
    if (!/^(invoice|payment|company|acceptance)$/.test(`${event.entity}`)) continue;
    const [was, is] = [event.before, event.after].map((text) => JSON.parse(`${text ?? "{}"}`));
    if (event.entity === "company") looks.unshift(is.series, was.series);
    if (!hash) continue;
    const key = `${event.entity} ${event.entity_id}`;
    told.set(key, Object.assign(told.get(key) ?? {}, is));
    if (event.after === null) told.delete(key);
    const paid = told.get(`invoice ${is.invoice_id ?? was.invoice_id}`);
    if (paid && "paid_cents" in paid)
      paid.paid_cents = Number(paid.paid_cents) + (is.amount_cents ?? 0) - (was.amount_cents ?? 0);
  }
  check(previous === head.hash, `The newest event is ${last}, and not ${head.id} as the manifest says`);
  for (const id of heldEarlier.keys()) check(id <= last, `Event ${id} of an earlier file is not there`);
  if (previous) heldEarlier.set(last, previous);
  console.log(`Audit: ${last} events, a chain since ${since}; the newest hash is ${previous}`);
  return { told, looks, since };
}

function checkDocuments(table: Tar["table"], { told, looks, since }: ReturnType<typeof checkChain>): void {
  const [texts, sent] = [new Map<unknown, string>(), new Map<unknown, string>()];
  for (const row of table("invoice_contents")) texts.set(row.invoice_id, sha256(`${row.content}`));
  for (const row of table("document_snapshots")) sent.set(row.id, sha256(`${row.content}`));
  const compare = (key: string, row: Row, name = key): boolean => {
    for (const [field, said] of Object.entries(told.get(key) ?? {})) {
      const value = typeof said === "boolean" ? Number(said) : said; // as rows hold it
      if (field in row && !/^(version|percentage)$/.test(field) && (!value || typeof value !== "object"))
        check(row[field] === value, `${name}: ${field} is ${row[field]}, but ${value} in the audit`);
    }
    return told.delete(key);
  };
  const numbers = new Map<string, boolean>();
  for (const row of table("invoices")) {
    if (row.invoice_nr === null) continue;
    const [number, content_sha256] = [`${row.invoice_nr}`, texts.get(row.id) ?? null];
    const isTold = compare(`invoice ${row.id}`, { ...row, content_sha256 }, `Document ${number}`);
    check(isTold || since > `${row.issued_at}`, `Document ${number} is newer than the chain, but not in it`);
    check((row.state === 7) === Boolean(row.voided_at), `Document ${number} is voided in one place of two`);
    check(!numbers.has(number), `Document ${number} is there twice`);
    numbers.set(number, isTold);
  }
  for (const row of table("payments")) compare(`payment ${row.id}`, row, `Payment ${row.id}`);
  for (const { id, at, record, snapshot_id } of table("client_answers")) {
    if (!record) continue; // who declined
    const [content_sha256, record_sha256] = [`${sent.get(snapshot_id)}`, sha256(`${record}`)];
    const isTold = compare(`acceptance ${id}`, { at: `${at}`, content_sha256, record_sha256 });
    check(isTold || since > `${at}`, `acceptance ${id} is newer than the chain, but not in it`);
  }
  for (const [key, { invoice_nr, content_sha256, name }] of told)
    check(!(invoice_nr ?? content_sha256), `The ${key} of ${invoice_nr ?? name} is not there`);
  for (const { value } of table("companies")) looks.unshift(JSON.parse(`${value}`).series);
  for (const { series, period, last } of table("number_counters"))
    for (let nr = 1; nr <= Number(last); nr += 1) {
      const [forms, year] = [looks.flatMap((look) => look[`${series}`] ?? []), period && `${period}-`];
      const all = forms.map((it) => `${it.prefix}${year}${`${nr}`.padStart(it.width, "0")}`);
      if (!all.some((number) => numbers.has(number))) faults.push(`The number ${all[0]} is missing`);
    }
  console.log(`Documents: ${numbers.size}, in the chain ${[...numbers.values()].filter(Boolean).length}`);
}
for (const file of process.argv.slice(2))
  try {
    const tar = openTar(file);
    (tar.parts.has("record.json") ? checkBundle : checkArchive)(tar);
  } catch (error) {
    check(false, `${file} cannot be read as an archive or a -proof.tar: ${error}`);
  }
check(process.argv.length > 2, "Name a file: npm run verify -- <file> [<newer file> …]");
console.log(faults.length > 0 ? faults.map((fault) => `FAULT  ${fault}`).join("\n") : "Everything fits");
process.exitCode = Math.min(faults.length, 1);
