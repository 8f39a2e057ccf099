import { expect, test } from "vitest";
import { type Caller, forgetFiles } from "#tests/support/installation.ts";
import { multipart } from "#tests/support/multipart.ts";
import { pdf } from "#tests/support/pdf.ts";
import { pictures } from "#tests/support/pictures.ts";
import { emptyOffice } from "../arrange.ts";
import { anEstimate, filesOf } from "./estimate-files.ts";

function sent(caller: Caller, id: number, key: string, content: Uint8Array, filename: string) {
  const form = multipart([{ name: "file", content, filename }]);
  const headers = { ...form.headers, "Idempotency-Key": key };
  return caller("POST", `/estimates/${id}/files`, { ...form, headers });
}

test("a file that comes twice with one key is kept once, and another one with it is refused", async () => {
  const { admin, installation } = await emptyOffice();
  const { id } = await anEstimate(admin);
  const first = await sent(admin, id, "a", pdf, "Pasūtījums.pdf");
  expect([first.status, first.headers["idempotent-replayed"]]).toEqual([201, undefined]);
  const again = await sent(admin, id, "a", pdf, "Pasūtījums.pdf");
  expect([again.status, again.headers["idempotent-replayed"]]).toEqual([201, "true"]);
  expect(again.json()).toEqual(first.json());
  expect(await filesOf(admin, id)).toEqual([first.json().data]);

  const other = await sent(admin, id, "a", pictures.png, "Skice.png");
  expect(other.status).toBe(422);
  expect(Object.keys(other.json().errors)).toEqual(["Idempotency-Key"]);
  const { name } = first.json().data;
  expect(name).toBe("Pasūtījums.pdf");
  expect((await sent(admin, id, "b", pdf, "Pasūtījums.pdf")).json().data.id).not.toBe(first.json().data.id);
  // Nothing stays of what came again or was refused.
  expect(await filesOf(admin, id)).toHaveLength(2);
  expect(await forgetFiles(installation, "")).toBe(2);
});
