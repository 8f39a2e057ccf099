import { beforeAll, describe, expect, test } from "vitest";
import { newInstallation, signIns } from "../support/installation.ts";
import { scriptsOff } from "./scripts-off.ts";

type Person = Awaited<ReturnType<typeof scriptsOff>>;
let admin: Person;

beforeAll(async () => {
  admin = await scriptsOff(await newInstallation({ demonstration: "portal" }), signIns.admin);
});

/** Names that every object has something under. */
const names = ["constructor", "toString", "__proto__", "hasOwnProperty"];

describe.each(names)("a field called %s", (name) => {
  test.each(["/projects/columns", "/invoices/columns", "/stock/columns"])(
    "moves no column of %s",
    async (path) => {
      const answer = await admin.post(path, `moved=${name}&order=${name},name&shown=${name}`);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain("Kolonnas");
    },
  );

  test.each(["/clients/1/data", "/projects/1/data", "/stock/1", "/users/2", "/update-user-information"])(
    "keeps nobody's text at %s",
    async (path) => {
      const answer = await admin.post(path, `name=A&version=1&keep%3A${name}=theirs&began=%7B%7D`);
      expect(answer.status).toBeLessThan(500);
    },
  );
});
