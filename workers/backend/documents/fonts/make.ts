import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { characters } from "../characters.ts";

// `node workers/backend/documents/fonts/make.ts`: makes the type of the documents again from Noto Sans. The files are
// committed, so that a build needs neither the family nor the subsetter.
const family = dirname(fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans/package.json")));
const folder = import.meta.dirname;

const wanted = characters
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  .map((code) => String.fromCodePoint(code))
  .join("");

for (const [weight, name] of [
  ["400Regular", "regular"],
  ["600SemiBold", "semibold"],
  ["400Regular_Italic", "italic"],
]) {
  const whole = readFileSync(join(family, `${weight}/NotoSans_${weight}.ttf`));
  // Hints are for screens. Ligatures would only make words harder to find in the file.
  const options = { targetFormat: "truetype", noHinting: true, keepFeatures: ["kern"] } as const;
  writeFileSync(join(folder, `${name}.ttf.bin`), await subsetFont(whole, wanted, options));
}
copyFileSync(join(family, "LICENSE_FONT"), join(folder, "LICENSE"));
