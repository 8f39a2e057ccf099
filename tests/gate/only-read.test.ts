import { beforeAll, expect, test } from "vitest";
import { ask, newInstallation, type TestInstallation } from "../support/installation.ts";
import { cookieAt, formType } from "./browser.ts";
import { actionPaths, loaderPaths } from "./routes.ts";

let installation: TestInstallation;
let cookie: string;
beforeAll(async () => {
  installation = await newInstallation({ demonstration: "acme" });
  cookie = await cookieAt(installation);
});

const send = (path: string, method = "POST") => {
  const headers = { Cookie: cookie, Origin: installation.origin, "Accept-Language": "lv", ...formType };
  return ask(installation.host, method, path, { headers, body: "name=A" });
};

test("a page that takes no form says so, and leads to itself", async () => {
  const { status, text } = await send("/search?q=sia");
  expect(status).toBe(405);
  expect(text).toContain("Šī lapa neko nepieņem, to var tikai atvērt");
  expect(text).toContain('href="/search?q=sia"');
  expect(text).not.toContain("Mēģiniet vēlreiz pēc brīža");
});

test("what scripts read says so as they hear other refusals", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const { status, text, headers } = await send("/choices/everything?q=a", method);
    expect({ method, status, allow: headers.allow, message: JSON.parse(text).message }).toEqual({
      method,
      status: 405,
      allow: "GET, HEAD",
      message: "errors.only_read",
    });
  }
});

test("nothing that is read alone has a fault where a form is sent to it", async () => {
  const taking = new Set(await actionPaths(installation));
  const reading = (await loaderPaths(installation)).filter((path) => !taking.has(path));
  expect(reading.length).toBeGreaterThan(15);
  for (const path of reading) {
    const { status, text } = await send(path);
    expect(text).not.toContain("Unexpected Server Error");
    // Where the page itself is not there for a row that is none.
    expect({ path, status }).toEqual({ path, status: expect.toBeOneOf([302, 404, 405]) });
  }
});
