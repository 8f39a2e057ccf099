import { beforeAll, describe, expect, test } from "vitest";
import { founder, opened } from "../api/arrange.ts";
import { type Caller, newInstallation, type TestInstallation } from "../support/installation.ts";
import { scriptsOff, wordsIn } from "./scripts-off.ts";

/** Forms that are sent once more, as the answer to their first sending did not arrive. */

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await opened(await newInstallation()));
});

type Typed = Record<string, string>;

interface Made {
  what: string;
  at: string;
  /** A field that only this form of the page has. */
  field: string;
  /** Three different ones. */
  typed: [Typed, Typed, Typed];
  /** What the page says of one that was saved. */
  said: string;
  rows: string;
}

const forms: Made[] = [
  {
    what: "a measure unit",
    at: "/settings/units",
    field: "short_name",
    typed: [
      { short_name: "rullis", code: "RO" },
      { short_name: "spole", code: "SO" },
      { short_name: "plāksne", code: "PG" },
    ],
    said: "Mērvienība pievienota",
    rows: "/measure_units",
  },
  {
    what: "a bank",
    at: "/clients/banks",
    field: "swift",
    typed: [
      { name: "Upes banka", swift: "UPESLV22" },
      { name: "Jūras banka", swift: "JURALV22" },
      { name: "Kalna banka", swift: "KALNLV22" },
    ],
    said: "Banka pievienota",
    rows: "/banks",
  },
  {
    what: "a rate of VAT",
    at: "/settings/vat/add",
    field: "rate",
    typed: [
      { rate: "7", name: "Pagaidu likme", from: "01.01.2027" },
      { rate: "9", name: "Krīzes likme", from: "01.01.2027" },
      { rate: "8", name: "Cita likme", from: "01.01.2027" },
    ],
    said: "PVN likme pievienota",
    rows: "/vat_rates",
  },
  {
    what: "a day off",
    at: "/settings/calendar?year=2027",
    field: "name",
    typed: [
      { date: "08.09.2027", name: "Sporta diena" },
      { date: "10.09.2027", name: "Ražas diena" },
      { date: "09.09.2027", name: "Talkas diena" },
    ],
    said: "Brīvdiena pievienota",
    rows: "/holidays?year=2027",
  },
];

describe.each(forms)("$what that is sent twice", ({ at, field, typed, said, rows }) => {
  const [first, second, third] = typed;
  const named = (one: Typed) => one.short_name ?? one.name;
  const names = async (): Promise<string[]> => (await admin("GET", rows)).json().data.map(named);
  const browser = () => scriptsOff(installation, founder);

  test("is made once", async () => {
    const send = await (await browser()).open(at, field);
    await send(first);
    expect(wordsIn(await send(first))).toContain(said);
    expect((await names()).filter((name) => name === named(first))).toHaveLength(1);
  });

  test("and says something else the second time is shown again, and then made", async () => {
    const one = await browser();
    const send = await one.open(at, field);
    await send(second);
    const page = await send(third);
    expect(wordsIn(page)).toContain("Pirmais iesniegums jau ir saglabāts, tikai atbilde nepienāca");
    expect(await names()).not.toContain(named(third));
    expect(wordsIn(await one.formIn(page, at, field)({}))).toContain(said);
    expect(await names()).toContain(named(third));
  });
});

test("a form that was kept as its session had ended is the one that was sent before", async () => {
  const one = await scriptsOff(installation, founder);
  const typed = { short_name: "loksne", code: "ST" };
  const at = "/settings/units";
  const send = await one.open(at, "short_name");
  await send(typed);
  one.endSession();
  await send(typed);
  const page = await one.signInAgain(at);
  expect(page.text).toContain('value="loksne"');
  expect(wordsIn(await one.formIn(page, at, "short_name")({}))).toContain("Mērvienība pievienota");
});
