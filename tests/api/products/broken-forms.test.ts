import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { imagePart, multipart, type Part, textParts } from "#tests/support/multipart.ts";
import { ascii, joined, jpeg, jpegOf, png } from "#tests/support/pictures.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { aProductForm, send } from "./catalogue.ts";

const unreadable = { status: 422, errors: { body: ["Pieprasījuma saturs nav lasāms"] } };
const wrongBytes = new Uint8Array([0xff, 0xfe, 0xc3, 0x28]);

describe("a form that is broken", () => {
  let admin: Caller;
  beforeAll(async () => {
    admin = (await emptyOffice()).admin;
  });

  const total = async () => (await admin("GET", "/products")).json().meta.total;
  const post = (type: string, body: Uint8Array) =>
    admin("POST", "/products", { headers: { "Content-Type": type }, body });
  /** A form as it should be. */
  const whole = () => multipart([...aProductForm(), imagePart(png)]);

  test.each([
    ["no boundary", "multipart/form-data"],
    ["an empty boundary", "multipart/form-data; boundary="],
    ["another boundary", "multipart/form-data; boundary=another"],
    ["a boundary of 10 000 characters", `multipart/form-data; boundary=${"x".repeat(10_000)}`],
    ["the type of another form", "application/x-www-form-urlencoded"],
    ["the type of a mail", "multipart/mixed; boundary=another"],
    ["the type of a text", "text/plain"],
    ["the type of JSON", "application/json"],
  ])("with %s is refused", async (_, type) => {
    const answer = await post(type, whole().body);
    expect([413, 415, 422]).toContain(answer.status);
    expect(answer.json().message).toBeTruthy();
    expect(await total()).toBe(0);
  });

  test("with a boundary longer than any may be is refused, and looked for in nothing", async () => {
    const { headers, body } = whole();
    const own = headers["Content-Type"].replace(/.*boundary=/, "");
    const bounded = (length: number) => {
      const boundary = own.padEnd(length, "x");
      const text = Buffer.from(body).toString("latin1").replaceAll(`--${own}`, `--${boundary}`);
      return post(`multipart/form-data; boundary=${boundary}`, Buffer.from(text, "latin1"));
    };
    expect((await bounded(71)).status).toBe(415);
    expect(await total()).toBe(0);
    expect((await bounded(70)).status).toBe(201);
    expect((await admin("DELETE", "/products/1")).status).toBe(200);
  });

  test.each([1, 20, 60, 150, 300, 500])("that is cut off after %i bytes is refused", async (end) => {
    const { headers, body } = whole();
    expect(refusal(await post(headers["Content-Type"], body.subarray(0, end)))).toEqual(unreadable);
    expect(await total()).toBe(0);
  });

  test("that is cut off before its end, at any place there, is refused", async () => {
    const { headers, body } = whole();
    for (let missing = 3; missing < 60; missing += 7)
      expect(refusal(await post(headers["Content-Type"], body.subarray(0, -missing)))).toEqual(unreadable);
    expect(await total()).toBe(0);
  });

  test("without a body is refused", async () => {
    const { headers } = whole();
    const empty = await admin("POST", "/products", { headers });
    expect([415, 422]).toContain(empty.status);
    expect([415, 422]).toContain((await post(headers["Content-Type"], new Uint8Array())).status);
  });

  test("of nothing but an end is refused as a product without fields", async () => {
    const { errors } = refusal(await send(admin, "/products", []));
    expect(Object.keys(errors).sort()).toEqual(["code", "default_measure_unit_id", "name"]);
  });

  test.each<[string, Part[]]>([
    ["61 parts", Array.from({ length: 61 }, (_, index) => ({ name: `field${index}`, content: "" }))],
    ["10 000 parts", Array.from({ length: 10_000 }, () => ({ name: "code", content: "x" }))],
    ["a head of 9 kB", [{ name: "x".repeat(9000), content: "" }]],
    ["a name that is no text", [{ name: "images[]", content: jpeg, type: "image/jpeg" }]],
    ["a text that is no text", [{ name: "code", content: wrongBytes }]],
  ])("of %s is refused as unreadable", async (_, parts) => {
    expect(refusal(await send(admin, "/products", [...aProductForm(), ...parts]))).toEqual(unreadable);
    expect(await total()).toBe(0);
  });

  test("whose head is no text is refused as unreadable", async () => {
    const { headers, body } = whole();
    const at = Buffer.from(body).indexOf("foto.jpg");
    const broken = joined(body.subarray(0, at), wrongBytes, body.subarray(at));
    expect(refusal(await post(headers["Content-Type"], broken))).toEqual(unreadable);
    expect(await total()).toBe(0);
  });

  test.each([
    ["100 kB", 100_000],
    ["11 MB", 11 * 1024 * 1024],
  ])("with a text of %s is refused", async (_, length) => {
    const parts = [...aProductForm(), { name: "catalogue", content: "x".repeat(length) }];
    expect((await send(admin, "/products", parts)).status).toBe(413);
    expect(await total()).toBe(0);
  });

  test("with 40 texts of 60 kB is refused", async () => {
    const texts = Array.from({ length: 40 }, (_, index) => [`field${index}`, "x".repeat(60_000)]);
    expect((await send(admin, "/products", textParts(Object.fromEntries(texts)))).status).toBe(413);
  });

  test.each([
    "name[__proto__]",
    "__proto__[lv]",
    "__proto__",
    "constructor[prototype]",
    "name[lv][x]",
    "name[",
    "",
  ])("with a field called %j changes nothing else", async (name) => {
    const created = await send(admin, "/products", [...aProductForm(), { name, content: "polluted" }]);
    expect(created.status).toBe(201);
    expect(created.text).not.toContain("polluted");
    const { id } = created.json().data;
    expect((await admin("GET", `/products/${id}`)).text).not.toContain("polluted");
    await admin("DELETE", `/products/${id}`);
  });

  test("that puts a text where a map belongs is refused by that field", async () => {
    const parts = [...aProductForm(), { name: "name", content: "Krūze" }];
    expect(refusal(await send(admin, "/products", parts))).toMatchObject({
      status: 422,
      errors: { name: {} },
    });
  });

  test("is answered after its files were read, however large they are", async () => {
    const large = Array.from({ length: 3 }, () => imagePart(jpegOf(11 * 1024 * 1024)));
    const answer = await send(admin, "/products", [...aProductForm(), ...large]);
    expect(refusal(answer)).toEqual({ status: 413, errors: { images: ["Attēls ir lielāks par 10 MB"] } });
  });

  test("does not need the small letters of its type", async () => {
    const { headers, body } = whole();
    const type = headers["Content-Type"].replace("multipart/form-data", "Multipart/Form-Data");
    const created = await post(type, body);
    expect(created.status).toBe(201);
    await admin("DELETE", `/products/${created.json().data.id}`);
  });

  test("may have a line before its first part only if that is one of the form", async () => {
    const { headers, body } = whole();
    const answer = await post(headers["Content-Type"], joined(ascii("hello\r\n"), body));
    expect(refusal(answer)).toEqual(unreadable);
  });
});
