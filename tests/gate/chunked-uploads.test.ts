import { beforeAll, describe, expect, test } from "vitest";
import { maxBrandImageSize } from "#model/answer/address-look.ts";
import { maxFileSize } from "#model/file/file-rules.ts";
import { maxImageSize } from "#model/file/image-rules.ts";
import { aProductForm } from "../api/products/catalogue.ts";
import {
  ask,
  type Caller,
  callerAt,
  newInstallation,
  password,
  signIns,
  type TestInstallation,
} from "../support/installation.ts";
import { multipart, type Part, textParts } from "../support/multipart.ts";
import { jpegOf, png } from "../support/pictures.ts";
import { cookieAt, formType } from "./browser.ts";

let installation: TestInstallation;
let admin: Caller;
let cookie: string;
let estimate: number;
let product: number;
beforeAll(async () => {
  installation = await newInstallation({ demonstration: "acme" });
  admin = await callerAt(installation, signIns.admin);
  cookie = await cookieAt(installation);
  product = (await admin("GET", "/products")).json().data[0].id;
  const [project] = (await admin("GET", "/projects")).json().data;
  const body = { name: "Tāme", project_id: project.id };
  estimate = (await admin("POST", "/estimates", { body })).json().data.id;
});

/** A form whose sender does not say how long it is. */
function inPieces(parts: readonly Part[]) {
  const { headers, body } = multipart(parts);
  return { headers: { ...headers, "Transfer-Encoding": "chunked" }, body };
}
const file = (name: string, content: Uint8Array): Part => ({
  name,
  content,
  filename: "a.png",
  type: "image/png",
});

const logo = { path: () => "/companies/1/images/logo_main", field: "image", most: maxBrandImageSize };
const uploads: [
  what: string,
  to: { path: () => string; field: string; most: number; texts?: () => Part[] },
][] = [
  ["a product", { path: () => "/products", field: "images", most: maxImageSize, texts: aProductForm }],
  [
    "an image of a product",
    { path: () => `/products/${product}/add-files`, field: "images", most: maxImageSize },
  ],
  ["a file of an estimate", { path: () => `/estimates/${estimate}/files`, field: "file", most: maxFileSize }],
  ["a logo", logo],
  ["a favicon", { ...logo, path: () => "/companies/1/images/favicon_light" }],
];

describe.each(uploads)("%s that comes without a length", (_, { path, field, most, texts = () => [] }) => {
  const send = (...files: Uint8Array[]) =>
    admin("POST", path(), inPieces([...texts(), ...files.map((content) => file(field, content))]));

  test("is taken like one of a known length", async () => {
    expect([200, 201]).toContain((await send(png)).status);
  });

  test("is refused at its field where it is too large", async () => {
    const answer = await send(jpegOf(most + 1));
    expect(answer.status).toBe(413);
    expect(answer.json().errors).toEqual({ [field]: [answer.json().message] });
  });

  test("is refused where it never ends", async () => {
    const answer = await send(...Array.from({ length: 70 }, () => png));
    expect(answer.status).toBe(422);
    expect(answer.json().errors).toEqual({ body: ["Pieprasījuma saturs nav lasāms"] });
  });

  test("is refused where its texts are too long", async () => {
    const long = textParts({ description: "a".repeat(70_000) });
    const answer = await admin("POST", path(), inPieces([...texts(), ...long, file(field, png)]));
    expect(answer.status).toBe(413);
    expect(answer.json().message).toBe("Teksts ir par garu");
  });
});

const pages: [what: string, path: () => string, field: string, most: number][] = [
  ["images of a product", () => `/stock/products/${product}/images`, "images", maxImageSize],
  ["a file of an estimate", () => `/estimate/${estimate}/files`, "file", maxFileSize],
  ["a logo", () => "/settings/branding/all/images/logo_main", "image", maxBrandImageSize],
];

test.each(pages)(
  "a page takes %s without a length, and refuses a large one",
  async (_, path, field, most) => {
    const { host, origin } = installation;
    const send = (content: Uint8Array) => {
      const { headers, body } = inPieces([file(field, content)]);
      const browser = { Origin: origin, Cookie: cookie, "Sec-Fetch-Dest": "empty" };
      return ask(host, "POST", path(), { headers: { ...headers, ...browser }, body });
    };
    expect((await send(png)).status).toBe(200);
    const { status, json } = await send(jpegOf(most + 1));
    expect({ status, message: json().message }).toEqual({
      status: 413,
      message: expect.stringMatching(/lielāks par \d+ MB/),
    });
  },
);

describe("a page's form that does not say how long it is", () => {
  const send = (path: string, fields: Record<string, string>) => {
    const { host, origin } = installation;
    const browser = { Origin: origin, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
    const headers = { ...formType, ...browser, "Transfer-Encoding": "chunked" };
    const signedIn = path === "/login" ? headers : { ...headers, Cookie: cookie };
    return ask(host, "POST", path, { headers: signedIn, body: new URLSearchParams(fields).toString() });
  };
  const bank = { name: "Banka bez garuma", swift: "GARULV22" };

  test("is taken like one of a known length", async () => {
    expect((await send("/login", { email: signIns.admin, password })).headers.location).toBe("/");
    expect((await send("/clients/banks", bank)).status).toBe(302);
    const { data } = (await admin("GET", "/banks")).json();
    expect(data).toContainEqual(expect.objectContaining(bank));
  });

  test.each([
    ["/login", 21_000, "20 kB"],
    ["/clients/banks", 4_000_001, "4 MB"],
  ])("is refused in words where it is too large: %s", async (path, characters, most) => {
    const { status, text } = await send(path, { ...bank, email: "a".repeat(characters) });
    expect(status).toBe(413);
    expect(text).toContain(`nedrīkst pārsniegt ${most}`);
  });
});
