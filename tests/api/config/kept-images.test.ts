import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, strangerAt, type TestInstallation } from "#tests/support/installation.ts";
import { imagePart, multipart } from "#tests/support/multipart.ts";
import { pictures } from "#tests/support/pictures.ts";
import { emptyOffice } from "../arrange.ts";
import * as invoices from "../invoices/arrange-documents.ts";

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await emptyOffice());
});

type Kind = "logo_main" | "logo_estimate" | "favicon_dark";

async function upload(kind: Kind, content: Uint8Array): Promise<string> {
  const form = multipart([{ ...imagePart(content), name: "image" }]);
  return (await admin("POST", `/companies/1/images/${kind}`, form)).json().data.images[kind];
}

const show = (images: Partial<Record<Kind, string | null>>) =>
  admin("PATCH", "/companies/1", { body: { images } });

const status = async (url: string): Promise<number> =>
  (await strangerAt(installation)("GET", url.replace("/api", ""))).status;

/** Until an image is gone: files are removed behind the answer. */
async function untilGone(url: string): Promise<void> {
  for (let asked = 0; asked < 200; asked++) if ((await status(url)) === 404) return;
  throw new Error(`${url} is still there`);
}

const drawing = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>',
);

describe("an image that something names", () => {
  test("stays while an issued document has it, wherever it was shown since", async () => {
    const logo = await upload("logo_estimate", pictures.png);
    const document = await invoices.issued(await invoices.billed(admin));
    expect(document.content.brand.logo).toBe(logo);
    await upload("logo_estimate", pictures.jpeg);
    expect((await show({ logo_main: logo })).status).toBe(200);
    await upload("logo_main", pictures.webp);
    // Removed after the one that is kept, by the same round.
    const icon = await upload("favicon_dark", pictures.png);
    await show({ favicon_dark: null });
    await untilGone(icon);
    expect(await status(logo)).toBe(200);
  });

  test("stays as a picture while its drawing is shown", async () => {
    const drawn = await upload("logo_main", drawing);
    expect(drawn).toMatch(/\.svg$/);
    const picture = drawn.replace(/svg$/, "png");
    expect((await show({ favicon_dark: picture })).status).toBe(200);
    const icon = await upload("favicon_dark", pictures.png);
    await show({ favicon_dark: null });
    await untilGone(icon);
    expect([await status(drawn), await status(picture)]).toEqual([200, 200]);
  });

  test("that is gone cannot be shown again", async () => {
    const icon = await upload("favicon_dark", pictures.png);
    await show({ favicon_dark: null });
    expect((await show({ favicon_dark: icon })).status).toBe(422);
    await untilGone(icon);
    expect((await show({ favicon_dark: icon })).status).toBe(422);
  });
});
