import { expect, test } from "vitest";
import { aboveSignature } from "./above-signature.ts";

const link = "Tiešsaistē:\nhttps://a.lv/d/x";
const signed = ["Inga Bērziņa", "SIA Aģentūra"];

test.each([
  [
    "stands above closing words, name and agency in one paragraph",
    "Labdien!\n\nNosūtām tāmi.\n\nAr cieņu\nInga Bērziņa\nSIA Aģentūra",
    `Labdien!\n\nNosūtām tāmi.\n\n${link}\n\nAr cieņu\nInga Bērziņa\nSIA Aģentūra`,
  ],
  [
    "stands above closing words that have a paragraph of their own",
    "Hello!\n\nHere it is.\n\nKind regards,\n\nInga Bērziņa,\nproject manager\n",
    `Hello!\n\nHere it is.\n\n${link}\n\nKind regards,\n\nInga Bērziņa,\nproject manager\n`,
  ],
  [
    "stands above a name alone, behind a whole sentence",
    "Labdien!\n\nGaidīsim.\n \nInga Bērziņa\n\nP.S. Zvaniet!",
    `Labdien!\n\nGaidīsim.\n \n${link}\n\nInga Bērziņa\n\nP.S. Zvaniet!`,
  ],
  ["stands at the end of what nobody signed", "Labdien!", `Labdien!\n\n${link}`],
  [
    "stands at the end where a name is only mentioned",
    "Labdien!\n\nZvaniet: Inga Bērziņa, 2000.",
    `Labdien!\n\nZvaniet: Inga Bērziņa, 2000.\n\n${link}`,
  ],
  ["does not go above a greeting", "SIA Aģentūra\n\nTāme.", `SIA Aģentūra\n\nTāme.\n\n${link}`],
])("a link %s", (_, text, expected) => {
  expect(aboveSignature(text, link, signed)).toBe(expected);
});

test("a sender without a name signs nothing", () => {
  expect(aboveSignature("Labdien!\n\n\n", link, [""])).toBe(`Labdien!\n\n\n\n\n${link}`);
});
