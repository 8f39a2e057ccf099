import { get } from "../support/requests.ts";
import { type Row, rowsOf } from "./rows.ts";
import { pageOf, type Side } from "./sides.ts";

/**
 * Proves that all sides do the same work: the same rows in the same order on pages of every size, at least nine tenths
 * of the product's HTML, and nothing for strangers. Throws otherwise. Returns the bytes of each side's HTML, by rows.
 */
export async function proveSame(sides: Side[], sizes: number[]): Promise<Map<number, number[]>> {
  const [ours] = sides;
  if (!ours) throw new Error("There is nothing to compare");
  const bytes = new Map<number, number[]>();
  for (const size of sizes) {
    const pages = await Promise.all(sides.map((side) => get(side, pageOf(size))));
    const [expected = "", ...others] = pages.map(({ body }) => body.toString());
    if (rowsOf(expected).length !== size)
      throw new Error(`${ours.name} shows ${rowsOf(expected).length} rows of ${size}`);
    others.forEach((html, index) => {
      const name = sides[index + 1]?.name;
      refuseOther(rowsOf(html), rowsOf(expected), name);
      if (html.length < 0.9 * expected.length)
        throw new Error(
          `${name} sends ${html.length} characters, ${ours.name} ${expected.length}: not the same page`,
        );
    });
    bytes.set(
      size,
      pages.map(({ body }) => body.length),
    );
  }
  for (const side of sides) {
    const { status } = await get({ ...side, cookie: "session=nobody" }, pageOf(20));
    if (![302, 303, 307].includes(status)) throw new Error(`${side.name} answers strangers with ${status}`);
  }
  return bytes;
}

function refuseOther(rows: Row[], expected: Row[], name = ""): void {
  if (rows.length !== expected.length)
    throw new Error(`${name} shows ${rows.length} rows of ${expected.length}`);
  rows.forEach((row, index) => {
    const [shown, wanted] = [row.join(" | "), expected[index]?.join(" | ")];
    if (shown !== wanted)
      throw new Error(`Row ${index + 1} of ${name} is other than expected:\n${shown}\n${wanted}`);
  });
}
