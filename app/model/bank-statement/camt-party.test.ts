import { describe, expect, test } from "vitest";
import { camt, details, entriesIn, ibans, ntry } from "./written.ts";

const dbtr = (inside: string) => `<RltdPties>${inside}</RltdPties>`;

describe("the other side", () => {
  const party = (side: string, name: string, iban = "") =>
    `<${side}><Nm>${name}</Nm></${side}>${iban && `<${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct>`}`;
  const read = (inside: string, more: { direction?: string; status?: string } = {}) =>
    entriesIn(
      camt({
        entries: ntry({
          direction: more.direction ?? "CRDT",
          status: more.status ?? "<Sts>BOOK</Sts>",
          after: details(dbtr(inside)),
        }),
      }),
    )[0];
  const reversal = "<RvslInd>true</RvslInd><Sts>BOOK</Sts>";

  test("is the payer of what came in and the payee of what went out", () => {
    const both = party("Dbtr", "Maksātājs") + party("Cdtr", "Saņēmējs");
    expect(read(both)?.party.name).toBe("Maksātājs");
    expect(read(both, { direction: "DBIT" })?.party.name).toBe("Saņēmējs");
  });

  test("of a reversal is that of the payment which it takes back, and its direction is its own", () => {
    const both = party("Dbtr", "Mēs") + party("Cdtr", "Saņēmējs");
    expect(read(both, { status: reversal })).toMatchObject({
      amount_cents: 12_100,
      is_reversal: true,
      party: { name: "Saņēmējs" },
    });
  });

  test("is never the account itself", () => {
    const both = party("Dbtr", "Mēs", ibans.own) + party("Cdtr", "Klients", ibans.citadele);
    expect(read(both)?.party).toMatchObject({ name: "Klients", iban: ibans.citadele });
    expect(read(party("Cdtr", "Mēs", ibans.own))?.party).toEqual({ name: "", iban: "", registration_nr: "" });
  });

  test("is the one that a bank names on the wrong side, where that is another account", () => {
    expect(read(party("Cdtr", "Klients", ibans.citadele))?.party.name).toBe("Klients");
    expect(read(party("Cdtr", "Mēs"))?.party.name).toBe("");
  });

  test("is the last party that pays where no other is told, and an account that is no IBAN is none", () => {
    const inside =
      "<UltmtDbtr><Nm>Meitas uzņēmums</Nm></UltmtDbtr><DbtrAcct><Id><Othr><Id>12345</Id></Othr></Id></DbtrAcct>";
    expect(read(inside)?.party).toMatchObject({ name: "Meitas uzņēmums", iban: "" });
  });
});
