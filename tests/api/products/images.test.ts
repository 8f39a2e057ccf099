import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { imagePart } from "#tests/support/multipart.ts";
import { pictures } from "#tests/support/pictures.ts";
import { emptyOffice, made } from "../arrange.ts";
import { addImages, aProduct, aProductForm, goneAt, imagesOf, readImage, send } from "./catalogue.ts";

const { jpeg, png, webp } = pictures;

describe("the images of a product", () => {
  let admin: Caller;
  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
  });

  /** A product with these images. */
  async function productWith(
    ...images: Uint8Array[]
  ): Promise<{ id: number; images: { id: number; url: string }[] }> {
    const { id } = await made(admin, "/products", aProduct());
    return { id, images: images.length > 0 ? (await addImages(admin, id, ...images)).json().images : [] };
  }
  const order = (id: number, files: unknown) =>
    admin("PATCH", `/products/${id}/files_order`, { body: { files } });

  test("are five; a form with more loses the last ones, and says how many", async () => {
    const sent = [...aProductForm(), ...Array.from({ length: 7 }, () => imagePart(png))];
    const created = await send(admin, "/products", sent);
    expect(created.status).toBe(201);
    expect(created.json().data.images).toHaveLength(5);
    expect(created.json().dropped).toBe(2);
  });

  test("have names that are random to their last bit", async () => {
    const { images } = await productWith(png, png, png, png, png);
    const { images: others } = await productWith(png, png, png, png, png);
    const names = [...images, ...others].map(({ url }) => url.replace("/api/files/", ""));
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}\.png$/);
    for (let place = 0; place < 32; place += 1)
      expect(new Set(names.map((name) => name[place])).size).toBeGreaterThan(1);
  });

  test("are seen by whoever deletes the product: with each change it is at its next version", async () => {
    const { id, images } = await productWith(png, png);
    const version = async () => (await admin("GET", `/products/${id}`)).json().data.version;
    expect(await version()).toBe(2);
    expect((await order(id, images.map((image) => image.id).reverse())).status).toBe(200);
    expect(await version()).toBe(3);
    await admin("DELETE", `/products/${id}/files/${images[0]?.id}`);
    expect(await version()).toBe(4);
    const headers = { "If-Match": '"3"' };
    expect((await admin("DELETE", `/products/${id}`, { headers })).status).toBe(412);
  });

  test("that are far too many are all counted", async () => {
    const sent = [...aProductForm(), ...Array.from({ length: 13 }, () => imagePart(png))];
    const created = await send(admin, "/products", sent);
    expect(created.json()).toMatchObject({ data: { images: { length: 5 } }, dropped: 8 });
  });

  test("are added behind those that are there, as long as there is room", async () => {
    const { id, images } = await productWith(png, png, png);
    const added = await addImages(admin, id, jpeg, webp, png, png);
    expect(added.status).toBe(200);
    expect(added.json()).toEqual({ images: expect.any(Array), dropped: 2 });
    const now = added.json().images;
    expect(now).toHaveLength(5);
    expect(now.slice(0, 3)).toEqual(images);
    expect((await readImage(admin, now[3])).bytes).toEqual(Buffer.from(jpeg));
    expect((await readImage(admin, now[4])).bytes).toEqual(Buffer.from(webp));
    expect(await imagesOf(admin, id)).toEqual(now);
    expect((await addImages(admin, id, png)).json()).toEqual({ images: now, dropped: 1 });
  });

  test("are not more than five when several people add some at once", async () => {
    const { id } = await productWith();
    const answers = await Promise.all([1, 2, 3].map(() => addImages(admin, id, png, png)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await imagesOf(admin, id)).toHaveLength(5);
    expect(answers.reduce((sum, answer) => sum + answer.json().dropped, 0)).toBe(1);
  });

  test("cannot be added to a product that is not there", async () => {
    expect((await addImages(admin, 4242, png)).status).toBe(404);
  });

  test("are chosen before they are sent: a form without one is told so", async () => {
    const { id } = await productWith(png);
    const answer = await addImages(admin, id);
    expect(answer.status).toBe(422);
    expect(answer.json().message).toBe("Izvēlieties vismaz vienu attēlu");
    expect(await imagesOf(admin, id)).toHaveLength(1);
  });

  test("take the order that is sent; the first is the cover", async () => {
    const { id, images } = await productWith(png, jpeg, webp);
    const [first, second, third] = images;
    const turned = [third, first, second];
    const answer = await order(
      id,
      turned.map((image) => image?.id),
    );
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ images: turned, dropped: 0 });
    expect(await imagesOf(admin, id)).toEqual(turned);
    const added = (await addImages(admin, id, png)).json().images;
    expect(added.slice(0, 3)).toEqual(turned);
  });

  test("keep their order when the one that is sent does not name all of them, each once", async () => {
    const { id, images } = await productWith(png, jpeg);
    const [one = 0, two = 0] = images.map((image) => image.id);
    const [foreign = 0] = (await productWith(png)).images.map((image) => image.id);
    const changed = { message: "Attēlus pa to laiku mainīja kolēģis" };
    for (const files of [[], [one], [two, two], [two, one, one], [two, one, foreign], [two, foreign]]) {
      const answer = await order(id, files);
      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject(changed);
    }
    for (const files of [undefined, null, "1", [0], [-1], ["x"], [1.5], Array(101).fill(one)])
      expect((await order(id, files)).status).toBe(422);
    expect(await imagesOf(admin, id)).toEqual(images);
    expect((await order(4242, [])).status).toBe(404);
  });

  test("are gone with their file when they are deleted", async () => {
    const { id, images } = await productWith(png, jpeg);
    const [first, second] = images;
    if (!first || !second) throw new Error("No images");
    expect((await admin("DELETE", `/products/${id}/files/${first.id}`)).json()).toEqual({
      data: { id: first.id, outcome: "deleted" },
    });
    expect(await imagesOf(admin, id)).toEqual([second]);
    expect(await goneAt(admin, first)).toBe(404);
    expect((await readImage(admin, second)).status).toBe(200);
    expect((await admin("DELETE", `/products/${id}/files/${first.id}`)).status).toBe(404);
  });

  test("are deleted from their own product alone", async () => {
    const { id, images } = await productWith(png);
    const other = await productWith();
    const [image] = images;
    expect((await admin("DELETE", `/products/${other.id}/files/${image?.id}`)).status).toBe(404);
    expect(await imagesOf(admin, id)).toEqual(images);
  });

  test("stay when the product is changed", async () => {
    const { id, images } = await productWith(png, jpeg);
    const body = { catalogue: "Vasara", images: [] };
    expect((await admin("PATCH", `/products/${id}`, { body })).json().product.images).toEqual(images);
  });

  test("may be cached for good, by the browser of who may read them alone", async () => {
    const { images } = await productWith(png);
    for (const image of images) {
      const { headers } = await readImage(admin, image);
      expect(headers["cache-control"]).toBe("private, max-age=31536000, immutable");
      expect(headers.etag).toBeTruthy();
    }
  });
});
