import { beforeAll, describe, expect, test } from "vitest";
import { maxFileSize } from "#model/file/file-rules.ts";
import { founder, made, opened } from "../api/arrange.ts";
import { anEstimate } from "../api/estimates/estimate-files.ts";
import { type Answer, type Caller, newInstallation, type TestInstallation } from "../support/installation.ts";
import { multipart } from "../support/multipart.ts";
import { jpegOf, png } from "../support/pictures.ts";
import { scriptsOff, wordsIn } from "./scripts-off.ts";

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await opened(await newInstallation()));
});
const browser = () => scriptsOff(installation, founder);

describe("what is said of a file", () => {
  const said = "Skice ar „piezīmēm”\r\n; filename=otru rindu";
  const send = async (id: number, filename: string, content: Uint8Array, description = said) => {
    const { headers, body } = multipart([
      { name: "description", content: description },
      { name: "file", filename, content, type: "application/octet-stream" },
    ]);
    const sent = { ...headers, "Content-Length": String(body.byteLength) };
    return wordsIn(await (await browser()).post(`/estimate/${id}/files/add`, body, sent));
  };

  test.each([
    ["none was chosen", "", new Uint8Array(), said, "Šis lauks ir obligāts"],
    ["it is of a wrong type", "skice.txt", Buffer.from("skice"), said, "Derīgi ir tikai JPEG, PNG un WebP"],
    ["it is empty", "tukšs.pdf", new Uint8Array(), said, "tukšs"],
    ["it is too large", "liels.jpg", jpegOf(maxFileSize + 1), said, "lielāks par 20 MB"],
    ["it is far too large", "liels.jpg", new Uint8Array(66_000_000), said, "lielāks par 20 MB"],
    ["what is said is too long", "skice.png", png, "ā".repeat(1001), "Teksts ir par garu"],
  ])("stays in the form where %s", async (_, filename, content, description, why) => {
    const { id } = await anEstimate(admin);
    const words = await send(id, filename, content, description);
    expect(words).toContain(why);
    expect(words).toContain(description.replace("\r\n", " "));
  });

  test("is shown where the estimate is gone", async () => {
    const { id } = await anEstimate(admin);
    expect((await admin("DELETE", `/estimates/${id}`)).status).toBe(200);
    const words = await send(id, "skice.png", png);
    expect(words).toContain("Tāme nav atrasta");
    expect(words).toContain(said.replace("\r\n", " "));
  });

  test("is saved with a file that is taken", async () => {
    const { id } = await anEstimate(admin);
    await send(id, "skice.png", png);
    const [file] = (await admin("GET", `/estimates/${id}`)).json().data.files;
    expect(file).toMatchObject({ name: "skice.png", description: said, size: png.byteLength });
  });
});

test("a logo that was not chosen is asked for by its name", async () => {
  const { headers, body } = multipart([{ name: "image", filename: "", content: "", type: "image/png" }]);
  const page = await (await browser()).post("/settings/branding/all/images/logo_estimate", body, headers);
  expect(wordsIn(page)).toContain("Tāmju logotips: Šis lauks ir obligāts");
});

describe("a form whose first answer did not arrive", () => {
  const clients = async () =>
    (await admin("GET", "/customers?per_page=100")).json().data.map(({ name }: { name: string }) => name);

  test("says that it was saved, keeps what is typed, and can be sent once more", async () => {
    const one = await browser();
    const send = await one.open("/clients/add", "short_name");
    await send({ name: "SIA Pirmā", short_name: "P" });
    const page = await send({ name: "SIA Otrā", short_name: "O" });
    expect(wordsIn(page)).toContain("Pirmais iesniegums jau ir saglabāts");
    expect(page.text).toContain('value="SIA Otrā"');
    expect(await clients()).not.toContain("SIA Otrā");
    await one.formIn(page, "/clients/add", "short_name")({});
    expect(await clients()).toEqual(expect.arrayContaining(["SIA Pirmā", "SIA Otrā"]));
  });

  test("goes with the same key until it is known to be saved", async () => {
    const keyIn = ({ text }: Answer) => text.match(/name="key" value="([^"]+)"/)?.[1];
    const one = await browser();
    const form = await one.visit("/users/add");
    // Refused by the backend: somebody has this e-mail already.
    const page = await one.formIn(
      form,
      "/users/add",
      "email",
    )({ name: "Cita", email: founder, role_id: "2" });
    expect(page.status).toBe(422);
    expect(keyIn(page)).toBe(keyIn(form));
  });
});

test("what a button was to change and a colleague deleted is said to be deleted", async () => {
  const { id } = await made(admin, "/banks", { name: "Ziedu banka", swift: "ZIEDLV22" });
  expect((await admin("DELETE", `/banks/${id}`)).status).toBe(200);
  const page = await (await browser()).post("/clients/banks", `hide=${id}`);
  expect(wordsIn(page)).toContain("Šo ierakstu kolēģis pa to laiku ir izdzēsis");
});
