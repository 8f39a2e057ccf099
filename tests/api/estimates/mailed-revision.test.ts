import { expect, test } from "vitest";
import { packedFile } from "#backend/files/mailed-file.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import { estimate, line, projectAdded } from "../audit/mutation.ts";
import { office } from "../audit/office.ts";

const mail = { to: ["janis@klients.lv"], subject: "Tāme", text: "Labdien!", lang: "lv" };
const position = ["POST", "/positions", { estimate_id: 1, name: "Pozīcija" }] as const;

test("a PDF of another revision than the estimate's is not mailed", async () => {
  const { call } = office();
  for (const step of [...projectAdded, estimate, position, line]) await call(...step);
  const { revision } = (await call("GET", "/estimates/1")).data;
  const mailed = (shown: number) => {
    const file = {
      key: "1/documents/issued/1.pdf",
      name: "1.pdf",
      size: 1,
      sha256: "0".repeat(64),
      revision: shown,
    };
    return call("POST", "/estimates/1/mails", mail, { [innerHeaders.mailedFile]: packedFile(file) });
  };
  expect((await mailed(revision - 1)).status).toBe(412);
  expect((await call("GET", "/estimates/1/mails")).data).toEqual([]);
  expect((await mailed(revision)).status).toBe(201);
});
