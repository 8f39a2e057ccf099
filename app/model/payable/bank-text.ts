import { cut } from "../text/cut.ts";

/** Letters that are more than a basic one with a mark. */
const written: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  "&": "+",
  "–": "-",
  "—": "-",
  _: "-",
  ";": ",",
};

const basic = /[A-Za-z0-9/\-?:().,'+ ]/;
const latvian = /[ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūž]/;

/**
 * A text as banks carry it: basic Latin letters, figures and a few marks (EPC217-08), and within Latvia its letters as well. What has
 * no such letter is left out. `most` letters at most.
 */
export function bankText(text: string, { isDomestic, most }: { isDomestic: boolean; most: number }): string {
  const carried = [...text.normalize("NFC")].map((letter) => carriedAs(letter, isDomestic)).join("");
  return cut(carried.replace(/ +/g, " ").trim(), most).trim();
}

function carriedAs(letter: string, isDomestic: boolean): string {
  if (basic.test(letter) || (isDomestic && latvian.test(letter))) return letter;
  const plain = written[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
  if (/\s/.test(letter)) return " ";
  return [...plain].every((one) => basic.test(one)) ? plain : "";
}

/** An identifier that a bank hands on: of such letters, no slash at an end and no two of them, 35 at most; what is left out may be all of it. */
export const bankReference = (text: string): string =>
  bankText(text, { isDomestic: false, most: 35 })
    .replace(/\/{2,}/g, "/")
    .replace(/^\/|\/$/g, "");
