/** What was found out: that something is as it should be, or what is to be done. */
export interface Finding {
  isGood: boolean;
  /** It could not be looked at. */
  isUnknown?: boolean;
  words: string;
}

export const good = (words: string): Finding => ({ isGood: true, words });
export const bad = (words: string): Finding => ({ isGood: false, words });
