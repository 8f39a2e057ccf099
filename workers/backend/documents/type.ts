import { Font } from "@react-pdf/renderer";
import { family } from "./style";

/** The bytes of the documents' type, by weight and slant. */
export interface Type {
  regular: ArrayBuffer;
  semibold: ArrayBuffer;
  italic: ArrayBuffer;
}

/** A word of more letters than this is broken where it has to be: an address without a space would leave its column. */
const longest = 24;

let isKnown = false;

/** Makes the type known to the renderer, once. Words are not hyphenated: there are no rules for Latvian. */
export function setType({ regular, semibold, italic }: Type): void {
  if (isKnown) return;
  isKnown = true;
  Font.register({
    family,
    fonts: [
      { src: dataUri(regular), fontWeight: 400, fontStyle: "normal" },
      { src: dataUri(semibold), fontWeight: 600, fontStyle: "normal" },
      { src: dataUri(italic), fontWeight: 400, fontStyle: "italic" },
    ],
  });
  Font.registerHyphenationCallback((word) =>
    word.length > longest ? (word.match(/.{1,12}/gu) ?? [word]) : [word],
  );
}

const dataUri = (bytes: ArrayBuffer): string =>
  `data:font/ttf;base64,${Buffer.from(bytes).toString("base64")}`;
