/** Codes of the units that agencies and print houses count in (UN/ECE Rec 20), to choose from. */
export const unitCodes = [
  ["H87", "piece"],
  ["HUR", "hour"],
  ["DAY", "day"],
  ["MON", "month"],
  ["SET", "set"],
  ["XPK", "package"],
  ["RM", "ream"],
  ["KGM", "kilogram"],
  ["MTR", "metre"],
  ["MTK", "square_metre"],
  ["KMT", "kilometre"],
  ["LTR", "litre"],
  ["E48", "service"],
] as const;

/** Codes that units were given here by and that EN 16931 knows no more (BR-CL-23), and those that stand for the same. */
const former: Record<string, string> = { KTM: "KMT" };

/** A unit's code as documents say it. */
export const currentUnitCode = (code: string): string => former[code] ?? code;
