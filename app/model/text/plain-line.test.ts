import { describe, expect, test } from "vitest";
import { optionalText, requiredText } from "../answer/fields.ts";
import { isPlain, trimmed } from "./plain-line.ts";

describe("a line of text", () => {
  test.each([
    ["  Jūra ", "Jūra"],
    ["\u00a0Jūra\u2003", "Jūra"],
    ["\ufeffJūra\u200b", "Jūra"],
    ["\u202a+371 20000000\u202c", "+371 20000000"],
    ["\u2068Jūra\u2069", "Jūra"],
    ["👩\u200d👧", "👩\u200d👧"],
    ["❤\ufe0f", "❤\ufe0f"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["SIA Jūra\r\nfiliāle", "SIA Jūra filiāle"],
    ["5\t120\u2028eiro\n", "5 120 eiro"],
  ])("%j is kept as %j", (typed, kept) => expect(requiredText().parse(typed)).toBe(kept));

  test.each(["", "  ", "\u200b\u200b", "\u3164", "\u2800", "\u{e0041}", "\u00ad\u2060", "\ufff9"])(
    "%j is nothing",
    (typed) => {
      const { error } = requiredText().safeParse(typed);
      expect(error?.issues.map(({ message }) => message)).toEqual(["errors.required"]);
      expect(optionalText().parse(typed)).toBe("");
    },
  );

  test.each([
    ...["a\u0000b", "a\u001bb", "a\u007fb", "a\u0085b", "a\ud800b", "a\udc00"],
    ...["a\ufffeb", "a\uffffb", "a\ufdd0b", "a\u{1fffe}b", "a\u{10ffff}b", "abc\u202egnp.exe", "a\u202db"],
  ])("%j is refused", (typed) => {
    for (const field of [requiredText(), optionalText()]) {
      const { error } = field.safeParse(typed);
      expect(error?.issues.map(({ message }) => message)).toEqual(["errors.characters"]);
    }
  });

  test.each(["שלום עולם", "a\tb\nc\r\nd", "ﬁ\ufffd", "日本語", "a\u0301\u0302"])(
    "%j may be written",
    (typed) => expect(isPlain(typed)).toBe(true),
  );

  test("is trimmed in one pass, however many spaces are in it", () => {
    const typed = `a${" ".repeat(1_000_000)}b`;
    expect(trimmed(typed)).toBe(typed);
  });
});
