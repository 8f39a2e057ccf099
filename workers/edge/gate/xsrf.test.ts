import { expect, test } from "vitest";
import { showXsrf, takeXsrf, type XsrfJar } from "./xsrf.ts";

function jarWith(xsrf: string | null): XsrfJar & { kept: string[] } {
  const kept: string[] = [];
  return { xsrf, kept, keepXsrf: (value) => void kept.push(value) };
}

const shown = (jar?: XsrfJar) => {
  const headers = new Headers();
  showXsrf(headers, jar);
  return Object.fromEntries(headers);
};

const setting = (...cookies: string[]) =>
  new Response(null, { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });

test("a write shows what the backend has set, decoded in the header as a browser's script would", () => {
  expect(shown(jarWith("eyJpdiI%3D"))).toEqual({
    cookie: "XSRF-TOKEN=eyJpdiI%3D",
    "x-xsrf-token": "eyJpdiI=",
  });
  expect(shown(jarWith("100%"))).toEqual({ cookie: "XSRF-TOKEN=100%", "x-xsrf-token": "100%" });
  // What would not be a header is not made one.
  expect(shown(jarWith("a%0d%0ab"))["x-xsrf-token"]).toBe("a%0d%0ab");
});

test("a write shows a value of its own where none was set, and another each time", () => {
  const [one, other] = [shown(), shown(jarWith(null))];
  expect(one.cookie).toBe(`XSRF-TOKEN=${one["x-xsrf-token"]}`);
  expect(one["x-xsrf-token"]).toMatch(/^[0-9a-f]{40}$/);
  expect(other["x-xsrf-token"]).not.toBe(one["x-xsrf-token"]);
});

test("of what an answer sets only that cookie is kept, when it is news and fit to be sent", () => {
  const jar = jarWith("old");
  takeXsrf(setting("laravel_session=x; HttpOnly", "XSRF-TOKEN=new; Path=/; SameSite=Lax"), jar);
  takeXsrf(setting("XSRF-TOKEN=old"), jar);
  takeXsrf(setting(`XSRF-TOKEN=${"x".repeat(501)}`), jar);
  takeXsrf(setting("XSRF-TOKEN=; Max-Age=0", "NOT-XSRF-TOKEN=y", "x=XSRF-TOKEN=z"), jar);
  expect(jar.kept).toEqual(["new"]);
});
