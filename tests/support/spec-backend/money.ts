/** A decimal column as PHP prints it: a string with two decimals. */
export const euros = (value: number): string => (Math.round(value * 100) / 100).toFixed(2);
