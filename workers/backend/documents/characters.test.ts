import { expect, test } from "vitest";
import { legible } from "./characters.ts";

test.each([
  ["Ķēžu šķūņi, 12 345,50 € – „Rīga”", "Ķēžu šķūņi, 12 345,50 € – „Rīga”"],
  ["ООО Юрий", "ООО Юрий"],
  ["Ștefan Țurcanu, Ωμέγα ΑΕ", "Ștefan Țurcanu, Ωμέγα ΑΕ"],
  ["10₆, CO₂, 10⁻⁶ m²", "10₆, CO₂, 10⁻⁶ m²"],
  ["a\u0304bols", "ābols"],
  ["o\ufb03ce ½", "office ½"],
  ["svētki 🎉👩🏽‍🎤 un ❤️", "svētki  un "],
  ["\ufeffno\u200b tīmekļa\u200e\u202c, šķēr\u00adsojums", "no tīmekļa, šķēr\u00adsojums"],
  ["\u00ad\u00ada\n\u00adb\u00ad \u00ad,\u200b\u00ad", "a\nb ,"],
  ["a\n\u0301b\u2028c\u0301", "a\n?b ć"],
  ["a\u034fb\u3164\u{e0100}", "ab"],
  ["<p>\u0338a</p>", "<p>?a</p>"],
  ["Pantone® 485, Teflon™, © Anna ℹ️", "Pantone® 485, Teflon™, © Anna "],
  ["😀", "?"],
  ["\u00ad", ""],
  [`a${"\u0315\u0300".repeat(20_000)} b`, "à??????? b"],
  ["中文, עברית", "??, ?????"],
  ['"\\ \n', '"\\ \n'],
])("%j is shown as %j", (text, shown) => {
  expect(legible({ in: [text] })).toEqual({ in: [shown] });
});
