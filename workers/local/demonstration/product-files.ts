import { createHash } from "node:crypto";
import type { StoredFile } from "#backend/db/product-files.ts";
import { type DemonstrationName, demonstrationNames } from "./demonstrations.ts";
import { drawPicture, pictureSide } from "./pictures/picture.ts";
import { canBeSeen } from "./pictures/tones.ts";
import { randomFrom } from "./random.ts";
import type { ProductSketch, StockContent } from "./stock.ts";
import { stocks } from "./stock-rows.ts";
import { tints } from "./tints.ts";

/** A picture of a product: its row, and the drawing (SVG) that the file store's PNG is made of when it is looked at. */
export interface ProductPicture extends StoredFile {
  /** Code of the product. */
  product: string;
  drawing: string;
}

/** All pictures of an installation's products, the first of each its cover: the same whenever they are drawn. */
export function productPictures(name: DemonstrationName): ProductPicture[] {
  const stock = stocks[name];
  return stock.products.flatMap((product) => picturesOf(product, stock));
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
    const drawing = drawPicture(look, view);
    return {
      product: product.code,
      name: nameOf(product, view),
      size: drawing.length,
      width: pictureSide,
      height: pictureSide,
      drawing,
    };
  });
}

/** The colour of a product. Throws when there is none of that name. */
export function tintOf({ code, tint }: ProductSketch) {
  const found = tints[tint];
  if (!found) throw new Error(`${code} is of a colour that nobody knows: ${tint}`);
  return found;
}

/** The picture of any demonstration's product that a file is called by. */
export const pictureOf = (file: string): ProductPicture | undefined => pictures().get(file);

let known: Map<string, ProductPicture> | undefined;
const pictures = () => {
  known ??= new Map(demonstrationNames.flatMap(productPictures).map((picture) => [picture.name, picture]));
  return known;
};

const nameOf = ({ code }: ProductSketch, view: number) => `${hash(`${code}/${view}`)}.png`;

/** 32 hexadecimal digits, as the names of uploaded files have (front/files.ts). */
const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
