import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./build.ts";

// `node workers/cli/fonts.ts`: makes the type of the documents anew from Noto Sans. The files are committed, so that
// a build needs neither the family nor the subsetter.
const family = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/noto-sans/package.json"));
const folder = join(root, "workers/backend/documents/fonts");

/** Latin, Latin-1 and Extended-A for every language around the Baltic, Cyrillic for names, punctuation, € and signs. */
const ranges: [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x400, 0x45f],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2212, 0x2212],
];
const characters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  .map((code) => String.fromCodePoint(code))
  .join("");

mkdirSync(folder, { recursive: true });
for (const [weight, name] of [
  ["400Regular", "regular"],
  ["600SemiBold", "semibold"],
  ["400Regular_Italic", "italic"],
]) {
  const whole = readFileSync(join(family, `${weight}/NotoSans_${weight}.ttf`));
  // Hints are for screens. Ligatures would only make words harder to find in the file.
  const options = { targetFormat: "truetype", noHinting: true, keepFeatures: ["kern"] } as const;
  writeFileSync(join(folder, `${name}.ttf.bin`), await subsetFont(whole, characters, options));
}
copyFileSync(join(family, "LICENSE_FONT"), join(folder, "LICENSE"));
