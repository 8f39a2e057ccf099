/**
 * Numbers that stand raised or lowered, as signs of their own: commentary and cells have no such words. Left as they were,
 * 10⁶ and 10₆ were read as 106. Any other words stay as they are.
 */
export const raised = shifted("⁰¹²³⁴⁵⁶⁷⁸⁹", { "+": "⁺", "-": "⁻" });
export const lowered = shifted("₀₁₂₃₄₅₆₇₈₉", { "+": "₊", "-": "₋" });

function shifted(digits: string, signs: Readonly<Record<string, string>>): (words: string) => string {
  return (words) => {
    const number = words.trim().replace("−", "-");
    if (!/^[+-]?\d+$/.test(number)) return words;
    return number
      .replace(/[+-]/, (sign) => signs[sign] ?? sign)
      .replace(/\d/g, (digit) => digits.charAt(Number(digit)));
  };
}
