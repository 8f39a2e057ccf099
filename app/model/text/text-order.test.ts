import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, sortKey } from "./text-order.ts";

const collator = new Intl.Collator("lv", { sensitivity: "base", ignorePunctuation: true });
const latvian = [..."aābcčdeēfgģhiījkķlļmnņoprsštuūvzžAĀBCČDEĒFGĢHIĪJKĶLĻMNŅOPRSŠTUŪVZŽ"];
const others = [..."qwxyōŗQWXYŌŖäöüßæœøłđéèçñåąęėįųÄÖÜÆØŁабвгдеёжзийклмнопрстуфхцчшщъыьэюя"];
const marks = [..."„“”\"'«»’.,-–—/&()#*\u00a0"];

const name = (characters: string[]) => fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 });
const inOrder = (names: string[]) => [...names].sort((a, b) => compare(sortKey(a), sortKey(b)));

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function agreesWithCollator(a: string, b: string): void {
  expect(compare(sortKey(a), sortKey(b))).toBe(Math.sign(collator.compare(a, b)));
}

describe("the sort key", () => {
  it("orders names of Latvian letters, digits and spaces as the collator does", () => {
    const names = name([...latvian, ..."0123456789", " "]);
    fc.assert(fc.property(names, names, agreesWithCollator), { numRuns: 5000 });
  });

  it("orders names that share a beginning as the collator does", () => {
    const names = name([...latvian, ..."0123456789", " "]);
    fc.assert(
      fc.property(names, names, names, (start, a, b) => agreesWithCollator(start + a, start + b)),
      { numRuns: 2000 },
    );
  });

  it("orders foreign letters, Cyrillic and punctuation as the collator does", () => {
    const names = name([...latvian, ...others, ...marks, ..."0123456789 "]);
    fc.assert(fc.property(names, names, agreesWithCollator), { numRuns: 5000 });
  });

  it("has the same order by byte as by code unit", () => {
    const names = name([...latvian, ...others, ...marks]);
    const bytes = (text: string) => new TextEncoder().encode(sortKey(text));
    fc.assert(
      fc.property(names, names, (a, b) => {
        expect(Buffer.compare(bytes(a), bytes(b))).toBe(compare(sortKey(a), sortKey(b)));
      }),
    );
  });

  it("does not depend on how a letter is composed", () => {
    fc.assert(
      fc.property(name(latvian), (text) => {
        expect(sortKey(text.normalize("NFD"))).toBe(sortKey(text));
      }),
    );
  });

  it("knows the letters with a caron or a cedilla as letters of their own", () => {
    expect(inOrder(["čak", "czz", "da", "ģe", "gz", "ha"])).toEqual(["czz", "čak", "da", "gz", "ģe", "ha"]);
  });

  it("puts long vowels after short ones and y between i and ī", () => {
    expect(inOrder(["zāle", "zaļa", "zale", "īa", "ya", "iz"])).toEqual([
      "iz",
      "ya",
      "īa",
      "zale",
      "zaļa",
      "zāle",
    ]);
  });

  it("knows й as a letter of its own", () => {
    expect(inOrder(["йа", "ия", "ка"])).toEqual(["ия", "йа", "ка"]);
  });

  it("passes over quotation marks and puts symbols and digits before letters", () => {
    const names = ["„Zaļā galva“", "SIA", "3D druka", "«Ābols»", "€uro", '"Arka"'];
    expect(inOrder(names)).toEqual(["€uro", "3D druka", '"Arka"', "«Ābols»", "SIA", "„Zaļā galva“"]);
  });
});

describe("the search form", () => {
  it.each([
    ["Zāle", "zale"],
    ["  ĶĒNIŅŠ\u00a0\n  Ģirts ", "kenins girts"],
    ["āčēģīķļņšūžōŗ", "acegiklnsuzor"],
    ["Za\u0304le", "zale"],
    ["Smørrebrød & Łódź", "smorrebrod & lodz"],
    ["Straße", "strasse"],
    ["", ""],
  ])("of %j is %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("stays the same when folded again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
