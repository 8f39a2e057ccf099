import type { Caller } from "#tests/support/installation.ts";
import { imagePart, multipart, type Part, textParts } from "#tests/support/multipart.ts";

let count = 0;

/** A product's fields: all that are needed, and those that matter to a test. Every installation has the unit 1. */
export const aProduct = (fields: object = {}) => {
  count += 1;
  return {
    code: `P-${count}`,
    name: { lv: `Produkts ${count}`, en: "" },
    default_measure_unit_id: 1,
    ...fields,
  };
};

/** The same as the texts of a form. */
export const aProductForm = (texts: Record<string, string> = {}): Part[] => {
  count += 1;
  const needed = { code: `P-${count}`, "name[lv]": `Produkts ${count}`, default_measure_unit_id: "1" };
  return textParts({ ...needed, ...texts });
};

/** Sends a form. */
export const send = (caller: Caller, path: string, parts: readonly Part[]) =>
  caller("POST", path, multipart(parts));

/** Adds pictures to a product. */
export const addImages = (caller: Caller, id: number, ...pictures: Uint8Array[]) =>
  send(
    caller,
    `/products/${id}/add-files`,
    pictures.map((picture) => imagePart(picture)),
  );

/** What is at the address of an image; it stands on the product as `/api/files/…`. */
export const readImage = (caller: Caller, { url }: { url: string }) => caller("GET", url.replace("/api", ""));

export const imagesOf = async (caller: Caller, id: number) =>
  (await caller("GET", `/products/${id}`)).json().data.images;

/** The answer when a file is gone: it is removed soon after the row, so this asks until it is, but not for ever. */
export async function goneAt(caller: Caller, image: { url: string }): Promise<number> {
  let answer = await readImage(caller, image);
  for (let asked = 0; answer.status === 200 && asked < 200; asked++) answer = await readImage(caller, image);
  return answer.status;
}
