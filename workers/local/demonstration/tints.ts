import type { Words } from "./stock.ts";

/** The colours in which products are sold. */
export const tints: Record<string, Words & { colour: number }> = {
  white: { lv: "balts", en: "white", colour: 0xf7f5f0 },
  cream: { lv: "krēmkrāsas", en: "cream", colour: 0xefe2c8 },
  sand: { lv: "smilškrāsas", en: "sand", colour: 0xd8c3a0 },
  kraft: { lv: "brūns kraftpapīrs", en: "brown kraft", colour: 0xc09a6b },
  yellow: { lv: "dzeltens", en: "yellow", colour: 0xecbb3f },
  orange: { lv: "oranžs", en: "orange", colour: 0xe07a3a },
  red: { lv: "sarkans", en: "red", colour: 0xc4433a },
  wine: { lv: "vīnsarkans", en: "burgundy", colour: 0x7d2b3f },
  pink: { lv: "rozā", en: "pink", colour: 0xe3a0ab },
  violet: { lv: "violets", en: "violet", colour: 0x6a4c93 },
  navy: { lv: "tumši zils", en: "navy", colour: 0x27406b },
  blue: { lv: "zils", en: "blue", colour: 0x3a78b5 },
  sky: { lv: "gaiši zils", en: "light blue", colour: 0xa3c6dd },
  teal: { lv: "zilganzaļš", en: "teal", colour: 0x2a7f7c },
  mint: { lv: "piparmētru zaļš", en: "mint", colour: 0xa9d3bf },
  green: { lv: "zaļš", en: "green", colour: 0x3f7d4e },
  olive: { lv: "olīvzaļš", en: "olive", colour: 0x7a7d45 },
  grey: { lv: "pelēks", en: "grey", colour: 0x9aa1ab },
  graphite: { lv: "grafītpelēks", en: "graphite", colour: 0x4a505a },
  black: { lv: "melns", en: "black", colour: 0x2d3037 },
};
