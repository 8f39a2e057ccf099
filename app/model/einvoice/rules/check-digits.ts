const digitsOf = (text: string): number[] => [...text].map(Number);

/** GLN and its like (GS1): digits weighed 3 and 1 from the right, up to a whole ten. */
export function isGs1(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  const digits = digitsOf(text).toReversed();
  const weighed = digits.slice(1).map((digit, index) => digit * (index % 2 === 0 ? 3 : 1));
  return (10 - (total(weighed) % 10)) % 10 === digits[0];
}

/** Norwegian organisations: modulo 11 with weights 2 to 7 from the right. */
export function isModulo11(text: string): boolean {
  if (!/^\d+$/.test(text) || /^0+$/.test(text)) return false;
  const digits = digitsOf(text).toReversed();
  const weighed = digits.slice(1).map((digit, index) => digit * ((index % 6) + 2));
  return (11 - (total(weighed) % 11)) % 11 === digits[0];
}

/** Belgian enterprises: the last two of ten digits are 97 without the rest of the first eight. */
export const isBelgianNumber = (text: string): boolean =>
  /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8));

const businessWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Australian businesses: eleven digits, the first one less, weighed, a multiple of 89. */
export function isAustralianNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const [first = 0, ...rest] = digitsOf(text);
  return total([first - 1, ...rest].map((digit, index) => digit * (businessWeights[index] ?? 0))) % 89 === 0;
}

/** Swedish organisations: Luhn's digit over nine. */
export function isSwedishNumber(text: string): boolean {
  if (!/^\d+$/.test(text)) return false;
  const digits = digitsOf(text.slice(0, 9)).toReversed();
  const sum = digits.map((digit, index) => (index % 2 === 0 ? crossSum(digit * 2) : digit));
  return text.length >= 10 && (10 - (total(sum) % 10)) % 10 === Number(text.charAt(9));
}

/** Greek taxpayers: nine digits, the first eight weighed by powers of two, modulo 11 and 10. */
export function isGreekNumber(text: string): boolean {
  if (!/^\d{9}/.test(text)) return false;
  const digits = digitsOf(text.slice(0, 8));
  const sum = total(digits.map((digit, index) => digit * 2 ** (8 - index)));
  return (sum % 11) % 10 === Number(text.charAt(8));
}

/** An Italian VAT number after its letters: eleven digits, every second one doubled, up to a whole ten. */
export function isItalianNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const sum = digitsOf(text).map((digit, index) => (index % 2 === 0 ? digit : crossSum(digit * 2)));
  return total(sum) % 10 === 0;
}

/** The code of an Italian taxpayer: of a person 16 letters and digits in their places, of others 11 digits. */
export const isItalianTaxCode = (text: string): boolean =>
  /^\d{11}$/.test(text) || /^[A-Za-z]{6}\d{2}[A-Za-z]\d{2}.{3}\d[A-Za-z]$/.test(text);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const crossSum = (number: number): number => (number > 9 ? number - 9 : number);
