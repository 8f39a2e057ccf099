/** A rate as it is sent ("1.0845"), as it is shown and typed: with a comma in Latvian. */
export const showRate = (rate: string, language: string): string =>
  language === "lv" ? rate.replace(".", ",") : rate;
