import { beforeAll, expect, test } from "vitest";
import { aClient, aProject, made, mailboxOf, opened } from "#tests/api/arrange.ts";
import { readerOf, sentLink } from "#tests/api/online/arrange.ts";
import type { Office } from "#tests/api/people.ts";
import { ask, newInstallation } from "#tests/support/installation.ts";
import { toldIn } from "../canaries/telling.ts";
import { fillEveryText } from "../every-text.ts";
import { answeredByClients } from "./answered.ts";
import { shownAt } from "./shown.ts";

/** An office in which every text holds one word and the name of its field, and what its clients have links to. */
interface Caged {
  office: Office;
  word: string;
  /** What stands in each field. */
  texts: Map<string, string>;
  tokens: { accepted: string; declined: string; other: string };
}

const words = ["qzviens", "qzdivi"];
/** In each office, of what another client is sent. */
const other = "qzcits";

let cages: Caged[];

beforeAll(async () => {
  cages = await Promise.all(words.map(caged));
}, 120_000);

async function caged(word: string): Promise<Caged> {
  const office = await opened(await newInstallation({ title: `Birojs ${word}` }));
  const texts = new Map<string, string>();
  const text = (field: string, longest: number) => {
    const written = `${word} ${field}!`.slice(0, longest);
    texts.set(field, written);
    return written;
  };
  await fillEveryText(office, text);
  const sent = await answeredByClients(office, text);
  return { office, word, texts, tokens: { ...sent, other: await sentToAnother(office) } };
}

/** A link of another client to an estimate of their own, asked about. */
async function sentToAnother({ installation, admin }: Office): Promise<string> {
  const client = await made(admin, "/customers", aClient({ name: `${other} klients` }));
  const project = aProject({ client: client.id, project_manager: 1, name: `${other} projekts` });
  const { id: project_id } = await made(admin, "/projects", project);
  const estimate = await made(admin, "/estimates", { name: `${other} tāme`, project_id });
  const position = await made(admin, "/positions", { estimate_id: estimate.id, name: `${other} pozīcija` });
  const line = { name: `${other} rinda`, price: 7, quantity: 1 };
  await made(admin, `/${position.id}/position_items`, { position_items: [line] });
  const token = await sentLink({ installation, admin, path: `/estimates/${estimate.id}` });
  const question = { name: `${other} Berta`, text: `${other} jautājums` };
  await readerOf(installation, token)("POST", "/questions", question);
  return token;
}

/** What of some words stands in anything that is shown at a link. */
async function toldAt({ office: { installation } }: Caged, token: string, looked: readonly string[]) {
  const shown = await shownAt(installation, token);
  return [...shown].flatMap(([path, answer]) => {
    const told = toldIn(answer);
    const kind = path.replace(token, "…").replace(/[0-9a-f]{32}/, "…");
    return looked.filter((word) => told.includes(word)).map((word) => `${word} in ${kind}`);
  });
}

test("what a client is shown holds nothing of another installation, and nothing of another client's document", async () => {
  for (const cage of cages) {
    const foreign = words.filter((word) => word !== cage.word);
    for (const token of [cage.tokens.accepted, cage.tokens.declined])
      expect(await toldAt(cage, token, [...foreign, other])).toEqual([]);
    expect(await toldAt(cage, cage.tokens.other, foreign)).toEqual([]);
  }
});

test("its own word is found in everything that is shown, so that another one would be", async () => {
  const [cage] = cages;
  if (!cage) throw new Error("No cage");
  const shown = await shownAt(cage.office.installation, cage.tokens.accepted);
  const silent = [...shown].filter(([, answer]) => !toldIn(answer).includes(cage.word));
  expect(silent.map(([path, { status }]) => `${path} ${status}`)).toEqual([]);
  // Two pages, two answers of loaders, the API's, the PDF, the file that was sent, that of the terms, and the logo.
  expect(shown.size).toBe(9);
  const offer = await shownAt(cage.office.installation, cage.tokens.declined);
  expect([...offer.keys()].filter((path) => /\/files\/\w+\.png$/.test(path))).toHaveLength(1);
});

test("the other client reads of the other document alone", async () => {
  for (const cage of cages) {
    const { installation } = cage.office;
    const { data } = (await readerOf(installation, cage.tokens.other)("GET")).json();
    const document = JSON.stringify([
      data.content.estimate.project,
      data.content.estimate.additional_agency_positions,
      data.questions,
    ]);
    expect(document).toContain(other);
    const { customer, name } = data.content.estimate.project;
    expect([customer.name, name]).toEqual([`${other} klients`, `${other} projekts`]);
    expect(JSON.stringify(data.questions)).not.toContain(cage.word);
  }
});

test("no link, and no file of one, opens anything at another installation or by another link", async () => {
  const [first, second] = cages;
  if (!first || !second) throw new Error("No cages");
  const { accepted } = first.tokens;
  const own = [...(await shownAt(first.office.installation, accepted)).keys()];
  for (const path of own.filter((path) => path.includes(accepted))) {
    const there = await ask(second.office.installation.host, "GET", path);
    expect({ path, status: there.status }).toEqual({ path, status: 404 });
    expect(toldIn(there)).not.toContain(first.word);
  }
  // The agency's terms are the same for all its clients.
  const read = await readerOf(first.office.installation, accepted)("GET");
  const terms: string = read.json().data.content.terms.file.file;
  const files = own.filter((path) => path.includes("/files/") && !path.endsWith(terms));
  expect(files).toHaveLength(1);
  for (const path of files) {
    const here = await ask(first.office.installation.host, "GET", path.replace(accepted, first.tokens.other));
    expect(here.status).toBe(404);
  }
});

test("mails hold nothing of another installation, and those of one document nothing of another client's", async () => {
  for (const { office, word } of cages) {
    const mails = await mailboxOf(office.installation);
    expect(mails.length).toBeGreaterThanOrEqual(12);
    const foreign = words.filter((one) => one !== word);
    for (const mail of mails) {
      const told = JSON.stringify(mail).toLowerCase();
      expect(foreign.filter((one) => told.includes(one))).toEqual([]);
      // The word itself is in what the agency and its people are called, which stands in every mail.
      const agency = new RegExp(`birojs ${word}|${word} (company.legal_name|founder.name)!`, "g");
      if (told.includes(other)) expect(told.replaceAll(agency, "")).not.toContain(word);
    }
  }
});

test("of what the agency has written a client is shown what the documents show, and no more", async () => {
  const [cage] = cages;
  if (!cage) throw new Error("No cage");
  expect(await fieldsAt(cage, cage.tokens.accepted)).toEqual([...head, ...estimate, ...terms].sort());
  expect(await fieldsAt(cage, cage.tokens.declined)).toEqual([...head, ...offer, ...terms].sort());
});

const head = [
  ...[
    "company.legal_name",
    "company.address",
    "logo",
    "founder.name",
    "unit.short_name",
    "unit.short_name_en",
  ],
  ...["client.name", "client.address", "contact.name", "project.name"],
  ...["client who asks", "question", "reply"],
];
const terms = ["terms.text_lv", "terms.text_en", "terms.file", "terms.file_name"];
const estimate = [
  ...["estimate.name", "stage.name", "position.name", "line.name", "line.name_en", "commentary"],
  ...["file", "file.name", "client who accepts", "role of who accepts"],
];
const offer = [
  ...["offer.name", "line.name", "line.name_en", "client who declines", "reason", "image of a product"],
  ...["product.code", "product.color", "product.size", "product.material"],
  ...["product.color in English", "product.size in English", "product.material in English"],
];

/** Of which fields the text is in anything that is shown at a link. */
async function fieldsAt({ office, texts }: Caged, token: string): Promise<string[]> {
  const shown = await shownAt(office.installation, token);
  // Loaders also answer what every page wears, as the one to sign in does: the agency's own words.
  const told = [...shown].filter(([path]) => !path.includes(".data")).map(([, answer]) => toldIn(answer));
  const isShown = (written: string) => told.some((text) => text.includes(written.toLowerCase()));
  return [...texts].flatMap(([field, written]) => (isShown(written) ? [field] : [])).sort();
}
