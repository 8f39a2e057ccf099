import { beforeAll, describe, expect, test } from "vitest";
import { today } from "#model/date/dates.ts";
import { day } from "#tests/api/calendar/arrange.ts";
import { operations } from "#tests/gate/routes.ts";
import { knock } from "#tests/party/screen.ts";
import { type Answer, ask } from "#tests/support/installation.ts";
import { site } from "#tests/support/site.ts";
import { sized } from "#tests/support/sized.ts";
import { type Cage, cage } from "./cage.ts";
import { type Answered, kindOf, toldIn } from "./telling.ts";

const run = sized("canaries", "mixed requests", { usual: 400, soak: 20_000 });
const { chance } = run;
const words = ["qzviens", "qzdivi", "qztris"];

let cages: Cage[];
/** What can be read: operations, pages and files, with their ids as the cages have them. */
let readings: { method: string; path: string }[];

beforeAll(async () => {
  cages = await Promise.all(words.map(cage));
  const [first] = cages;
  if (!first) throw new Error("No cage");
  const all = await operations(first.admin.installation);
  const isReading = ({ id, method }: { id: string; method: string }) =>
    (method === "GET" && id !== "session.close") || (method === "POST" && id.startsWith("reports."));
  readings = [
    ...all.filter(isReading).map(({ method, path }) => ({ method, path: `/api${path}` })),
    ...Object.values(site).map(({ at }) => ({ method: "GET", path: at.replaceAll("999999", "1") })),
    ...cages.flatMap(({ files }) => files.map((path) => ({ method: "GET", path }))),
  ].filter(({ path }) => path !== "/logout");
}, 120_000);

interface Asked {
  cage: Cage;
  /** Whose token or cookie it is. */
  of: Cage;
  method: string;
  path: string;
  headers: Record<string, string>;
}

function any<Thing>(things: readonly Thing[]): Thing {
  const thing = chance.of(things);
  if (thing === undefined) throw new Error("There is nothing to choose from");
  return thing;
}

/** Somebody asks for something: usually at their own office, one in five times at another one with what they have. */
function wander(): Asked {
  const cage = any(cages);
  const of = chance.once(5) ? any(cages) : cage;
  const headers = chance.once(12) ? {} : any(of.credentials);
  const { method, path } = any(readings);
  const asked = {
    project_id: "1",
    lang: any(["lv", "en"]),
    page: "1",
    per_page: "100",
    from: "2026-01-01",
    to: "2026-12-31",
    year: "2026",
    date: any([today(), day(0, 1)]),
    customer_id: "1",
    address: cage.host,
    q: cage.word,
    type_id: any(["1", "2"]),
  };
  const query = Object.entries(asked).filter(([name]) => /^(project_id|lang)$/.test(name) || chance.once(3));
  const isApi = path.startsWith("/api/");
  const address = isApi ? `${path}?${new URLSearchParams(query)}` : path;
  return { cage, of, method, path: address, headers };
}

/** What tells a cage's own word, a path for each kind of answer. */
const telling = {
  "a document": "/api/estimates/pdf/1/?lang=lv",
  "an invoice": "/api/invoices/pdf/1?lang=lv",
  "a spreadsheet": "/api/reports/projects_total/export?from=2026-01-01&to=2026-12-31",
  "a list": "/api/customers",
  "a page": "/clients/1/data",
};

/** An administrator asks at their own office: as a program or as a browser. */
function asOwner(cage: Cage, path: string): Asked {
  const headers = cage.credentials[path.startsWith("/api/") ? 0 : 3] ?? {};
  return { cage, of: cage, method: "GET", path, headers };
}

const send = ({ cage, method, path, headers }: Asked): Promise<Answer> =>
  ask(cage.host, method, path, { headers, ...(method === "POST" && { body: {} }) });

/**
 * Sends many requests, some at once: what they told of other cages, and how often each kind told of its own. Where nobody
 * says what is asked first, all of it is chance.
 */
async function watch(
  size: number,
  sent: (asked: Asked, count: number) => Promise<Answered>,
  first: Asked[] = [],
) {
  const faults: string[] = [];
  const own = new Map<string, number>();
  let count = 0;
  const visitor = async () => {
    while (count < size) {
      count += 1;
      const asked = first[count - 1] ?? wander();
      const answer = await sent(asked, count);
      const told = toldIn(answer);
      for (const word of words)
        if (word !== asked.cage.word && told.includes(word))
          faults.push(
            `${asked.method} ${asked.path} of ${asked.cage.word} told ${word} to one of ${asked.of.word}`,
          );
      const kind = kindOf(answer);
      if (told.includes(asked.cage.word)) own.set(kind, (own.get(kind) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
  return { faults, own };
}

test(run.title, { timeout: run.patience }, async () => {
  // Chance alone may leave a kind out: every owner asks for every kind once.
  const owners = cages.flatMap((cage) =>
    [...Object.values(telling), ...cage.files].map((path) => asOwner(cage, path)),
  );
  const { faults, own } = await watch(run.size, send, owners);
  expect(faults).toEqual([]);
  console.info(`${run.title}: own words in`, Object.fromEntries(own));
  const kinds = ["application/json", "text/html", "application/pdf", "application/xlsx", "image/png"];
  expect([...own.keys()]).toEqual(expect.arrayContaining(kinds));
});

test("a screen hears of its own office alone", async () => {
  for (const { admin, word } of cages) {
    const description = `${word} again`;
    expect((await admin.call("PATCH", "/calendar/2", { body: { description } })).status).toBe(200);
  }
  for (const { screen, word } of cages) {
    const told = JSON.stringify(await screen.events());
    expect(words.filter((other) => told.includes(other))).toEqual([word]);
  }
});

test("the door of the live room opens for nobody from elsewhere", async () => {
  for (const { admin } of cages)
    for (const { of, headers } of cages.flatMap((of) => of.credentials.map((headers) => ({ of, headers })))) {
      const { host, origin } = admin.installation;
      const status = await knock(admin.installation, { ...headers, Origin: origin });
      expect({ host, of: of.host, isIn: status === 101 }).toEqual({
        host,
        of: of.host,
        isIn: of.host === host,
      });
    }
});

describe("a word of another office is found out", () => {
  test("when one in fifty answers comes from there", async () => {
    const { faults } = await watch(200, (asked, count) => {
      const other = cages.find((one) => one !== asked.cage) ?? asked.cage;
      return send(count % 50 === 0 ? asOwner(other, "/api/customers") : asked);
    });
    expect(faults).toHaveLength(4);
  });

  test.each(Object.entries(telling))("in %s", async (_, path) => {
    const [cage] = cages;
    if (!cage) throw new Error("No cage");
    const { headers, bytes } = await send(asOwner(cage, path));
    const type = headers["content-type"];
    expect(toldIn({ headers: { "content-type": type }, bytes })).toContain(cage.word);
  });

  test("in the name of a file", () => {
    const name = "attachment; filename*=UTF-8''T%C4%81me%20%71zviens.pdf";
    expect(toldIn({ headers: { "content-disposition": name }, bytes: new Uint8Array() })).toContain(
      "qzviens",
    );
  });

  test("in what a document says of itself", () => {
    const bytes = new Uint8Array(Buffer.from("Tāme QZviens", "utf16le"));
    expect(toldIn({ headers: { "content-type": "application/pdf" }, bytes })).toContain("qzviens");
  });
});
