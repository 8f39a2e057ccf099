import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, callerAt, newInstallation, signIns, strangerAt } from "#tests/support/installation.ts";
import { imagePart, multipart } from "#tests/support/multipart.ts";
import { joined, png } from "#tests/support/pictures.ts";
import { refusal } from "../arrange.ts";

const logo = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  viewBox="0 0 80 20" onload="alert(1)"><style>.a{fill:#e30613}</style><script>alert(1)</script>
  <defs><path id="p" d="M0 0h20v20h-20z"/></defs><use xlink:href="#p" class="a"/><image href="https://evil.test/x.png"/>
  <text x="25" y="15" font-weight="700">Ēvele</text></svg>`;
const cleaned = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20" width="80" height="20">',
  '<defs><path id="p" d="M0 0h20v20h-20z" /></defs><use fill="#e30613" href="#p" />',
  '<text x="25" y="15" font-weight="700">Ēvele</text></svg>',
].join("");

const word = (value: number) => [value & 255, (value >> 8) & 255];
const long = (value: number) => [...word(value), ...word(value >>> 16)];

/** An icon of one picture that says to be so large and to lie at so many bytes. */
const icon = (picture: Uint8Array, { side = 16, at = 22, type = 1 } = {}) =>
  joined(
    new Uint8Array([...word(0), ...word(type), ...word(1)]),
    new Uint8Array([side, side, 0, 0, ...word(1), ...word(32), ...long(picture.byteLength), ...long(at)]),
    picture,
  );
/** 16 × 16 pixels of 32 bits with their mask. */
const bitmap = joined(
  new Uint8Array([...long(40), ...long(16), ...long(32), ...word(1), ...word(32), ...Array(24).fill(0)]),
  new Uint8Array(16 * 16 * 4 + 16 * 4),
);

describe("a logo or favicon that is no photograph", () => {
  let admin: Caller;
  let read: (url: string) => ReturnType<Caller>;
  beforeAll(async () => {
    const installation = await newInstallation({ demonstration: "acme" });
    admin = await callerAt(installation, signIns.admin);
    read = (url) => strangerAt(installation)("GET", url.replace("/api", ""));
  });
  const upload = (kind: string, content: Uint8Array | string) => {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    return admin("POST", `/companies/1/images/${kind}`, multipart([{ ...imagePart(bytes), name: "image" }]));
  };
  const urlOf = async (kind: string, content: Uint8Array | string): Promise<string> => {
    const answer = await upload(kind, content);
    expect({ kind, status: answer.status }).toEqual({ kind, status: 200 });
    return answer.json().data.images[kind];
  };

  test.each(["logo_main", "logo_estimate", "favicon_light"])(
    "is taken as SVG for %s, kept cleaned, and served so that it runs nothing",
    async (kind) => {
      const url = await urlOf(kind, logo);
      expect(url).toMatch(/^\/api\/images\/[0-9a-f]{32}\.svg$/);
      const { headers, bytes } = await read(url);
      expect(headers).toMatchObject({
        "content-type": "image/svg+xml",
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringMatching(
          /^sandbox; default-src 'none'; style-src 'unsafe-inline'/,
        ),
      });
      const svg = Buffer.from(bytes).toString();
      expect(svg.replace(/\s+</g, "<")).toBe(cleaned);
    },
  );

  test("stands in documents as a picture that was drawn once", async () => {
    const url = await urlOf("logo_estimate", logo);
    const picture = await read(url.replace(".svg", ".png"));
    expect(picture.headers["content-type"]).toBe("image/png");
    // 80 × 20 in 1200 × 300.
    const head = Buffer.from(picture.bytes);
    expect([head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual([1200, 300]);
    const pdf = await admin("GET", "/estimates/pdf/1/?lang=lv");
    expect(pdf.status).toBe(200);
    expect(Buffer.from(pdf.bytes).toString("latin1")).toMatch(/\/Width 1200\s+\/Height 300/);
  });

  test("of a kind that there is not is not found", async () => {
    const statuses = await Promise.all(
      ["logo", "picture", "logo_other"].map((kind) => upload(kind, logo).then(({ status }) => status)),
    );
    expect(statuses).toEqual([404, 404, 404]);
  });

  test("is set again where it was before, as one of its kind", async () => {
    const [drawn, small] = [await urlOf("logo_estimate", logo), await urlOf("favicon_dark", icon(bitmap))];
    const set = (images: object) => admin("PATCH", "/companies/1", { body: { images } });
    expect((await set({ logo_main: drawn, favicon_light: small })).status).toBe(200);
    expect(Object.keys((await set({ logo_main: small })).json().errors)).toEqual(["images.logo_main"]);
  });

  test.each([
    ["bitmaps", icon(bitmap)],
    ["PNG", icon(pngSized(16))],
  ])("is taken as an icon of %s for favicons alone", async (_, content) => {
    const url = await urlOf("favicon_light", joined(content, new TextEncoder().encode("<script>")));
    expect(url).toMatch(/^\/api\/images\/[0-9a-f]{32}\.ico$/);
    const { headers, bytes } = await read(url);
    expect(headers["content-type"]).toBe("image/x-icon");
    expect(bytes).toEqual(Buffer.from(content));
    expect(refusal(await upload("logo_main", content))).toEqual({
      status: 422,
      errors: { image: ["Logotipam der SVG, PNG, JPEG vai WebP attēls"] },
    });
  });

  test.each([
    ["whose picture lies outside", icon(bitmap, { at: 23 })],
    ["whose picture is its directory", icon(bitmap, { at: 0 })],
    ["of another size than it says", icon(bitmap, { side: 32 })],
    ["that is a cursor", icon(bitmap, { type: 2 })],
    ["of a page", icon(new TextEncoder().encode(`<html>${" ".repeat(60)}`))],
    ["without a picture", new Uint8Array([...word(0), ...word(1), ...word(0), ...Array(40).fill(0)])],
  ])("is not an icon %s", async (_, content) => {
    expect(refusal(await upload("favicon_light", content))).toEqual({
      status: 422,
      errors: { image: ["Ikonai der SVG, ICO, PNG, JPEG vai WebP attēls"] },
    });
  });

  test("is not a drawing that is too much, and the next one is drawn", async () => {
    for (const much of [
      "<g>".repeat(4000),
      '<g id="a"><use href="#a"/></g>',
      "<path d='M0 0'/>".repeat(6000),
    ])
      expect(refusal(await upload("logo_main", `<svg viewBox="0 0 1 1">${much}</svg>`))).toEqual({
        status: 422,
        errors: {
          image: [
            "Šis SVG zīmējums ir pārāk sarežģīts. Saglabājiet to vienkāršāku (līdz 500 kB) vai kā PNG.",
          ],
        },
      });
    await urlOf("logo_main", logo);
  });

  test("is gone with its picture when another took its place", async () => {
    const first = await urlOf("favicon_dark", logo);
    await urlOf("favicon_dark", png);
    for (const url of [first, first.replace(".svg", ".png")]) {
      let { status } = await read(url);
      for (let asked = 0; status !== 404 && asked < 200; asked++) ({ status } = await read(url));
      expect({ url, status }).toEqual({ url, status: 404 });
    }
  });
});

/** The head of a picture in the directory: a PNG is told by its first bytes and its size. */
function pngSized(side: number): Uint8Array {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return new Uint8Array(bytes);
}
