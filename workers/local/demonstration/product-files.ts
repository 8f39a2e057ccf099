import { createHash } from "node:crypto";
import type { StoredFile } from "#backend/db/product-files.ts";
import type { DemonstrationName } from "./demonstrations.ts";
import { drawPicture, pictureSide } from "./pictures/picture.ts";
import { canBeSeen } from "./pictures/tones.ts";
import { randomFrom } from "./random.ts";
import type { ProductSketch, StockContent } from "./stock.ts";
import { stocks } from "./stock-rows.ts";
import { tints } from "./tints.ts";

/** A picture of a product: its row, and the PNG that stands in the file store. */
export interface ProductPicture extends StoredFile {
  /** Code of the product. */
  product: string;
  content: Uint8Array<ArrayBuffer>;
}

const drawn = new Map<DemonstrationName, ProductPicture[]>();

/**
 * All pictures of an installation's products, the first of each its cover. The file store and the rows are both filled
 * from here, so that they agree; they are the same whenever they are drawn, and so drawn once.
 */
export function productPictures(name: DemonstrationName): ProductPicture[] {
  const known = drawn.get(name);
  if (known) return known;
  const stock = stocks[name];
  const pictures = stock.products.flatMap((product) => picturesOf(product, stock));
  drawn.set(name, pictures);
  return pictures;
}

function picturesOf(product: ProductSketch, { prints }: StockContent): ProductPicture[] {
  const random = randomFrom(product.code);
  const { colour } = tintOf(product);
  const seen = prints.filter((print) => canBeSeen(print, colour));
  const look = {
    kind: product.kind,
    colour,
    print: random.pick(seen.length > 0 ? seen : prints),
    sign: random.whole(0, 3),
  };
  return Array.from({ length: product.pictures }, (_, view) => {
    const content = drawPicture(look, view);
    return {
      product: product.code,
      name: nameOf(product, view),
      size: content.byteLength,
      width: pictureSide,
      height: pictureSide,
      content,
    };
  });
}

/** The colour of a product. Throws when there is none of that name. */
export function tintOf({ code, tint }: ProductSketch) {
  const found = tints[tint];
  if (!found) throw new Error(`${code} is of a colour that nobody knows: ${tint}`);
  return found;
}

/** What the pictures are called, without drawing any. */
export const pictureNames = (name: DemonstrationName): string[] =>
  stocks[name].products.flatMap((product) =>
    Array.from({ length: product.pictures }, (_, view) => nameOf(product, view)),
  );

const nameOf = ({ code }: ProductSketch, view: number) => `${hash(`${code}/${view}`)}.png`;

/** 32 hexadecimal digits, as the names of uploaded files have (front/files.ts). */
const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
