import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CookieJar } from "../support/cookie-jar.ts";
import { type Answer, ask } from "../support/installation.ts";
import { signIn } from "./browser.ts";
import { type ForeignBackend, foreignBackend, sendJson } from "./foreign-backend.ts";

let backend: ForeignBackend;
let jar: CookieJar;

beforeEach(async () => {
  backend = await foreignBackend();
  jar = new CookieJar();
  jar.keep(await signIn(backend.installation));
});
afterEach(() => backend.stop());

/** Somebody whose session the backend knows no more: it is asked who looks, and for what is to be seen. */
function end({ first }: { first: RegExp }) {
  const answered = Promise.withResolvers<void>();
  backend.answer((usual) => async (request, response) => {
    const { url = "" } = request;
    if (url.startsWith("/api/system-config")) return usual(request, response);
    if (first.test(url)) response.on("finish", answered.resolve);
    else await answered.promise;
    sendJson(response, 401, { message: "Unauthenticated." });
  });
}

/** What a browser has for its next request. */
async function visit(path: string): Promise<Answer> {
  return jar.keep(await ask(backend.installation.host, "GET", path, { headers: jar.header }));
}

const told = "Sesija ir beigusies";
const asked = [
  { what: "who looks", first: /^\/api\/user/ },
  { what: "for what is to be seen", first: /^\/api\/customers/ },
];

describe.each(asked)("where the backend first answers $what", ({ first }) => {
  beforeEach(() => end({ first }));

  test("the login page says that the session has ended", async () => {
    const led = await visit("/clients");
    expect({ status: led.status, to: led.headers.location }).toEqual({
      status: 302,
      to: "/login?to=%2Fclients",
    });
    expect((await visit("/login?to=%2Fclients")).text).toContain(told);
  });

  test("it says so to whoever scripts have led there by another page", async () => {
    expect((await visit("/clients.data")).status).toBe(202);
    expect((await visit("/projects")).status).toBe(302);
    expect((await visit("/login?to=%2Fprojects")).text).toContain(told);
    expect((await visit("/login?to=%2Fprojects")).text).not.toContain(told);
  });
});

test.each(["/clients/1/data", "/clients/add", "/clients/banks", "/projects", "/projects/1", "/projects/add"])(
  "%s leads to login, and nobody is signed in any more",
  async (path) => {
    end({ first: /./ });
    const led = await visit(path);
    const to = `/login?to=${encodeURIComponent(path)}`;
    expect({ status: led.status, to: led.headers.location }).toEqual({ status: 302, to });
    backend.calls.length = 0;
    expect((await visit(to)).text).toContain(told);
    expect(backend.calls.flatMap(({ headers }) => headers.authorization ?? [])).toEqual([]);
  },
);

test("who was not signed in is told of no session", async () => {
  jar = new CookieJar();
  expect((await visit("/clients")).status).toBe(302);
  expect((await visit("/login?to=%2Fclients")).text).not.toContain(told);
});
