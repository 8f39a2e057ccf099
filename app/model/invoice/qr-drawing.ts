import { encode } from "uqr";

/** The largest code of a payment (EPC069-12); a larger one is no such code. */
const largest = 13;

/** A QR code as a path of dark modules on a square of so many, with error level M (domain §4). The white around it is the page's. */
export function qrDrawing(content: string): { size: number; path: string } {
  const { data, size } = encode(content, { ecc: "M", boostEcc: false, maxVersion: largest, border: 0 });
  return { size, path: data.flatMap(runsOf).join("") };
}

/** The dark modules of a row, each run of them as one rectangle: between single ones readers would see hairlines. */
function runsOf(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; ) {
    const end = row.indexOf(false, x) < 0 ? row.length : row.indexOf(false, x);
    if (end > x) runs.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
    x = Math.max(end, x) + 1;
  }
  return runs;
}
