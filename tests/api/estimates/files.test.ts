import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { multipart, textParts } from "#tests/support/multipart.ts";
import { pdf } from "#tests/support/pdf.ts";
import { pictures } from "#tests/support/pictures.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { goneAt, readImage as readFile } from "../products/catalogue.ts";
import { addedFile, addFiles, anEstimate, filesOf } from "./estimate-files.ts";

let admin: Caller;
let id: number;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  ({ id } = await anEstimate(admin));
});

describe("a file of an estimate", () => {
  test("is kept with its name and description, and listed with the estimate", async () => {
    const { id } = await anEstimate(admin);
    const sent = { content: pdf, filename: "Tāme „Ķiršu svētki”.pdf", description: " Klienta pasūtījums " };
    const answer = await addFiles(admin, id, sent);
    expect(answer.status).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    const { data } = answer.json();
    expect(data).toEqual({
      id: expect.any(Number),
      name: "Tāme „Ķiršu svētki”.pdf",
      description: "Klienta pasūtījums",
      mime_type: "application/pdf",
      size: pdf.byteLength,
      url: expect.stringMatching(/^\/api\/files\/[0-9a-f]{32}\.pdf$/),
      version: 1,
    });
    const second = await addedFile(admin, id, { content: pictures.png, filename: "foto.png" });
    expect(await filesOf(admin, id)).toEqual([data, second]);
    const read = await admin("GET", `/estimates/${id}/files/${data.id}`);
    expect(read.json()).toEqual({ data });
    expect(read.headers.etag).toBe('"1"');
  });

  test("that is a PDF is saved and not opened", async () => {
    const file = await addedFile(admin, id, { content: pdf, filename: "Tāme 1.pdf" });
    const { status, bytes, headers } = await readFile(admin, file);
    expect(status).toBe(200);
    expect(Buffer.compare(bytes, pdf)).toBe(0);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="Tame 1.pdf"; filename*=UTF-8''T%C4%81me%201.pdf`,
      "content-length": String(pdf.byteLength),
      "content-security-policy": expect.stringMatching(
        /^sandbox; default-src 'none'.*; frame-ancestors 'none'; base-uri 'none'$/,
      ),
      "x-content-type-options": "nosniff",
    });
  });

  test.each(Object.entries(pictures))("may be an image: %s", async (name, content) => {
    const file = await addedFile(admin, id, { content, filename: name, type: "image/png" });
    expect(file.mime_type).toMatch(/^image\/(jpeg|png|webp)$/);
    const { bytes, headers } = await readFile(admin, file);
    expect(Buffer.compare(bytes, content)).toBe(0);
    expect(headers["content-type"]).toBe(file.mime_type);
    expect(headers["content-disposition"]).toMatch(
      new RegExp(`^inline; filename="${name}\\.(jpg|png|webp)"; `),
    );
  });

  test("is added to an approved estimate all the same, and leaves its documents as they are", async () => {
    const { id } = await anEstimate(admin);
    const line = { name: "Dizains", quantity: "1", price: "10" };
    await made(admin, "/positions", { estimate_id: id, position_items: [line] });
    const approved = await admin("PATCH", `/estimates/${id}`, { body: { is_approved: true } });
    expect(approved.json().data.is_approved).toBe(true);
    const file = await addedFile(admin, id, { content: pdf });
    await admin("PATCH", `/estimates/${id}/files/${file.id}`, { body: { description: "Rēķins" } });
    expect((await admin("DELETE", `/estimates/${id}/files/${file.id}`)).status).toBe(200);
    const { is_approved, revision } = (await admin("GET", `/estimates/${id}`)).json().data;
    expect({ is_approved, revision }).toEqual({ is_approved: true, revision: approved.json().data.revision });
  });

  test("is described again, but not over what a colleague wrote meanwhile", async () => {
    const { id } = await anEstimate(admin);
    const file = await addedFile(admin, id, { content: pdf, description: "Pirmais" });
    const say = (description: string, version: number) =>
      admin("PATCH", `/estimates/${id}/files/${file.id}`, {
        body: { description },
        headers: { "If-Match": `"${version}"` },
      });
    const changed = await say(" Otrais\nrinda ", 1);
    expect(changed.status).toBe(200);
    expect(changed.json().data).toEqual({ ...file, description: "Otrais\nrinda", version: 2 });
    expect(changed.headers.etag).toBe('"2"');
    const late = await say("Trešais", 1);
    expect(late.status).toBe(412);
    expect(late.json().data).toEqual(changed.json().data);
    expect(await filesOf(admin, id)).toEqual([changed.json().data]);
  });

  test("keeps its description where none is sent", async () => {
    const file = await addedFile(admin, id, { content: pdf, description: "Pirmais" });
    const answer = await admin("PATCH", `/estimates/${id}/files/${file.id}`, { body: {} });
    expect(answer.json().data.description).toBe("Pirmais");
  });

  test("is described with 1000 characters at most", async () => {
    const before = await filesOf(admin, id);
    const tooLong = { status: 422, errors: { description: ["Teksts ir par garu"] } };
    const description = "x".repeat(1001);
    expect(refusal(await addFiles(admin, id, { content: pdf, description }))).toEqual(tooLong);
    expect(await filesOf(admin, id)).toEqual(before);
    const file = await addedFile(admin, id, { content: pdf, description: "x".repeat(1000) });
    const path = `/estimates/${id}/files/${file.id}`;
    expect(refusal(await admin("PATCH", path, { body: { description } }))).toEqual(tooLong);
  });

  test("is gone with its content when it is deleted", async () => {
    const { id } = await anEstimate(admin);
    const file = await addedFile(admin, id, { content: pdf });
    const other = await addedFile(admin, id, { content: pdf });
    const path = `/estimates/${id}/files/${file.id}`;
    expect((await admin("DELETE", path, { headers: { "If-Match": '"7"' } })).status).toBe(412);
    expect((await admin("DELETE", path)).json()).toEqual({ data: { id: file.id, outcome: "deleted" } });
    expect(await goneAt(admin, file)).toBe(404);
    expect((await readFile(admin, other)).status).toBe(200);
    expect(await filesOf(admin, id)).toEqual([other]);
    for (const method of ["GET", "DELETE"]) expect((await admin(method, path)).status).toBe(404);
  });

  test("is gone with its estimate", async () => {
    const { id } = await anEstimate(admin);
    const file = await addedFile(admin, id, { content: pdf });
    expect((await admin("DELETE", `/estimates/${id}`)).status).toBe(200);
    expect(await goneAt(admin, file)).toBe(404);
  });

  test("is of one estimate", async () => {
    const { id: other } = await anEstimate(admin);
    const file = await addedFile(admin, id, { content: pdf });
    const path = `/estimates/${other}/files/${file.id}`;
    for (const method of ["GET", "PATCH", "DELETE"]) {
      const answer = await admin(method, path, method === "PATCH" ? { body: { description: "" } } : {});
      expect(answer.status).toBe(404);
    }
    expect(await filesOf(admin, id)).toContainEqual(file);
  });

  test("is added to no estimate that is not there", async () => {
    expect((await addFiles(admin, 4242, { content: pdf })).status).toBe(404);
  });

  test.each([
    ["a form without a file", multipart(textParts({ description: "Apraksts" }))],
    [
      "a form whose file chooser was left empty",
      multipart([{ name: "file", content: "", filename: "", type: "application/octet-stream" }]),
    ],
    ["JSON", { body: { description: "Apraksts" } }],
  ])("is needed: %s adds nothing", async (_, sent) => {
    const before = await filesOf(admin, id);
    expect(refusal(await admin("POST", `/estimates/${id}/files`, sent))).toEqual({
      status: 422,
      errors: { file: ["Šis lauks ir obligāts"] },
    });
    expect(await filesOf(admin, id)).toEqual(before);
  });

  test("comes alone", async () => {
    const before = await filesOf(admin, id);
    const two = await addFiles(admin, id, { content: pdf }, { content: pictures.png });
    expect(refusal(two)).toEqual({
      status: 422,
      errors: { file: ["Tik daudz vienā reizē pievienot nevar"] },
    });
    expect(await filesOf(admin, id)).toEqual(before);
  });
});

test("an employee neither reads nor changes files of estimates", async () => {
  const office = await newInstallation({ demonstration: "beta" });
  const [user, employee] = await Promise.all([
    callerAt(office, signIns.user),
    callerAt(office, signIns.employee),
  ]);
  const { id } = await anEstimate(user);
  const file = await addedFile(user, id, { content: pdf });
  const path = `/estimates/${id}/files/${file.id}`;
  expect((await addFiles(employee, id, { content: pdf })).status).toBe(403);
  for (const method of ["GET", "PATCH", "DELETE"])
    expect((await employee(method, path, method === "PATCH" ? { body: {} } : {})).status).toBe(403);
  expect((await readFile(employee, file)).status).toBe(403);
  expect((await readFile(user, file)).status).toBe(200);
});

test("a file's description and content may be sent again as a form, each by itself", async () => {
  const { id } = await anEstimate(admin);
  const file = await addedFile(admin, id, { content: pdf, description: "Pirmais" });
  const path = `/estimates/${id}/files/${file.id}`;
  const described = await admin("PATCH", path, multipart(textParts({ description: "Otrais" })));
  expect(described.status).toBe(200);
  expect(described.json().data).toEqual({ ...file, description: "Otrais", version: 2 });
  const part = { name: "file", content: pictures.png, filename: "foto.png", type: "image/png" };
  const changed = (await admin("PATCH", path, multipart([part]))).json().data;
  expect(changed).toMatchObject({ description: "Otrais", name: "foto.png", mime_type: "image/png" });
  expect(Buffer.compare((await readFile(admin, changed)).bytes, pictures.png)).toBe(0);
  await goneAt(admin, file);
  const wrong = await admin("PATCH", path, multipart([{ ...part, content: "nav" }]));
  expect({ status: wrong.status, fields: Object.keys(wrong.json().errors) }).toEqual({
    status: 422,
    fields: ["file"],
  });
});
