import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, callerAt, newInstallation, signIns, strangerAt } from "#tests/support/installation.ts";
import { imagePart, multipart } from "#tests/support/multipart.ts";
import {
  greyPng,
  jpeg,
  jpegOf,
  muchPngs,
  png,
  transparentPng,
  unwholePngs,
} from "#tests/support/pictures.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { addImages, aProduct, imagesOf, readImage, send } from "./catalogue.ts";
import { emptyFile, type HostileFile, images, largeImages, noImages } from "./hostile-files.ts";

const notImage = { status: 422, errors: { images: ["Derīgi ir tikai attēli: JPEG, PNG vai WebP"] } };

describe("a file that is sent as an image of a product", () => {
  let admin: Caller;
  let id: number;

  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
    id = (await made(admin, "/products", aProduct())).id;
    await addImages(admin, id, png);
  });

  const sendFile = (product: number, { content, filename, type }: HostileFile) =>
    send(admin, `/products/${product}/add-files`, [
      imagePart(content, { ...(filename !== undefined && { filename }), ...(type && { type }) }),
    ]);

  test.each(noImages)("is refused when it is $what", async (file) => {
    const before = await imagesOf(admin, id);
    expect(refusal(await sendFile(id, file))).toEqual(notImage);
    expect(await imagesOf(admin, id)).toEqual(before);
  });

  test("is told to be empty", async () => {
    const errors = { images: ["Šis fails ir tukšs. Izvēlieties citu."] };
    expect(refusal(await sendFile(id, emptyFile))).toEqual({ status: 422, errors });
  });

  test.each(images)("is kept only as far as it is an image when it is $what", async (file) => {
    const product = await made(admin, "/products", aProduct());
    const answer = await sendFile(product.id, file);
    expect(answer.status).toBe(200);
    const [image, ...others] = answer.json().images;
    expect(others).toEqual([]);
    expect(image.url).toMatch(/^\/api\/files\/[0-9a-f]{32}\.(jpg|png|webp)$/);
    const served = await readImage(admin, image);
    expect(served.status).toBe(200);
    expect(Buffer.compare(served.bytes, file.image)).toBe(0);
    expect(served.headers).toMatchObject({
      "content-type": expect.stringMatching(/^image\/(jpeg|png|webp)$/),
      "content-length": String(file.image.byteLength),
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^sandbox; default-src 'none'/),
    });
  });

  test("is refused when it is a byte larger than 10 MB", async () => {
    const before = await imagesOf(admin, id);
    const answer = await addImages(admin, id, jpegOf(10 * 1024 * 1024 + 1));
    expect(refusal(answer)).toEqual({ status: 413, errors: { images: ["Attēls ir lielāks par 10 MB"] } });
    expect(await imagesOf(admin, id)).toEqual(before);
  });

  test.each(largeImages)("is told of its pixels, and not of other kinds, when it is $what", async (file) => {
    const before = await imagesOf(admin, id);
    const errors = { images: [expect.stringContaining("par daudz pikseļu")] };
    expect(refusal(await sendFile(id, file))).toEqual({ status: 422, errors });
    expect(await imagesOf(admin, id)).toEqual(before);
  });

  test.each(unwholePngs)("is refused when it is %s", async (_, content) => {
    const before = await imagesOf(admin, id);
    expect(refusal(await sendFile(id, { what: "", content }))).toEqual(notImage);
    expect(await imagesOf(admin, id)).toEqual(before);
  });

  test.each(muchPngs())("is told what documents show when it is %s", async (_, content) => {
    const before = await imagesOf(admin, id);
    expect(refusal(await addImages(admin, id, content))).toEqual({
      status: 422,
      errors: {
        images: [
          "PNG attēls ir pārāk liels: derīgi ir līdz 4 megapikseļiem un 3 MB. Samaziniet to vai saglabājiet kā JPEG.",
        ],
      },
    });
    expect(await imagesOf(admin, id)).toEqual(before);
  });

  test("may be a PNG of 4 megapixels", async () => {
    const product = await made(admin, "/products", aProduct());
    const answer = await addImages(admin, product.id, greyPng(2000, 2000), transparentPng(2000, 2000));
    expect(answer.json().images).toHaveLength(2);
  });

  test("is refused together with the images that came before it", async () => {
    const before = await imagesOf(admin, id);
    expect(refusal(await addImages(admin, id, jpeg, png, Buffer.from("<b>")))).toEqual(notImage);
    expect(await imagesOf(admin, id)).toEqual(before);
  });

  test("is missed where a form brings none, and where something else than a form comes", async () => {
    const missed = { status: 422, errors: { images: ["Izvēlieties vismaz vienu attēlu"] } };
    const before = await imagesOf(admin, id);
    const path = `/products/${id}/add-files`;
    expect(refusal(await admin("POST", path, { body: { images: [1] } }))).toEqual(missed);
    expect(refusal(await send(admin, path, []))).toEqual(missed);
    const unchosen = imagePart(Buffer.alloc(0), { filename: "" });
    expect(refusal(await send(admin, path, [unchosen]))).toEqual(missed);
    expect(await imagesOf(admin, id)).toEqual(before);
  });

  test("is not taken from a header that only the backend itself sets", async () => {
    const files = [{ name: "a".repeat(32), size: 1, width: 1, height: 1 }];
    const headers = { "X-Inner-Files": JSON.stringify(files) };
    const product = await made(admin, "/products", aProduct());
    await admin("POST", `/products/${product.id}/add-files`, { headers });
    const { headers: form, body } = multipart([]);
    await admin("POST", `/products/${product.id}/add-files`, { headers: { ...headers, ...form }, body });
    expect(await imagesOf(admin, product.id)).toEqual([]);
  });
});

describe("an image", () => {
  let admin: Caller;
  let employee: Caller;
  let stranger: Caller;
  let neighbour: Caller;
  let id: number;
  let image: { url: string };

  beforeAll(async () => {
    const office = await newInstallation({ demonstration: "beta" });
    admin = await callerAt(office, signIns.admin);
    employee = await callerAt(office, signIns.employee);
    stranger = strangerAt(office);
    neighbour = (await emptyOffice()).admin;
    const units = (await admin("GET", "/measure_units")).json().data;
    id = (await made(admin, "/products", aProduct({ default_measure_unit_id: units[0].id }))).id;
    [image] = (await addImages(admin, id, jpeg)).json().images;
  });

  test("is read by the office alone", async () => {
    expect((await readImage(admin, image)).status).toBe(200);
    expect((await readImage(stranger, image)).status).toBe(401);
    expect((await readImage(employee, image)).status).toBe(403);
  });

  test("is at no address of another installation", async () => {
    expect((await readImage(neighbour, image)).status).toBe(404);
    const name = image.url.split("/").at(-1);
    const elsewhere = ["../files", "%2e%2e%2ffiles", "..%2f..%2fbeta%2ffiles", "/files", "images"];
    for (const folder of elsewhere) {
      const answer = await neighbour("GET", `/files/${folder}/${name}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });

  test("is added by an administrator alone", async () => {
    const before = await imagesOf(admin, id);
    expect((await addImages(stranger, id, jpeg)).status).toBe(401);
    expect((await addImages(employee, id, jpeg)).status).toBe(403);
    expect((await addImages(neighbour, id, jpeg)).status).toBe(404);
    expect(await imagesOf(admin, id)).toEqual(before);
  });
});
