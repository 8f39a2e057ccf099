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
  ["KTM", "kilometre"],
  ["LTR", "litre"],
  ["E48", "service"],
] as const;
