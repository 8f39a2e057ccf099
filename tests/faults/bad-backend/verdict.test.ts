import { describe, expect, test } from "vitest";
import { type Seen, wrongInApi, wrongInPage } from "./verdict.ts";

const fault = (api: "refused" | "passed" | "broken") => ({ name: "", answer: () => undefined, api });
const number = "59dae3e4-d032-4992-852c-680205660ed4";
const headers = { "x-request-id": number, "content-type": "application/json" };
const refused: Seen = {
  status: 503,
  headers,
  milliseconds: 10,
  text: JSON.stringify({ message: "Tīkla kļūda", request_id: number }),
};
const sandbox = { ...headers, "content-security-policy": "sandbox; default-src 'none'" };
const passed: Seen = { status: 200, headers: sandbox, text: "<h1>nginx</h1>", milliseconds: 10 };
const gone: Seen = { status: 0, headers: {}, text: "", milliseconds: 10 };
const page: Seen = {
  status: 503,
  headers: { ...headers, "content-type": "text/html; charset=utf-8" },
  milliseconds: 10,
  text: `<html><h1>Tīkla kļūda</h1>${number}</html>`,
};

describe("what a program gets while a backend fails", () => {
  test("is right when it is refused in words, passed on without power, or broken off", () => {
    expect(wrongInApi(refused, fault("refused"))).toEqual([]);
    expect(wrongInApi(passed, fault("passed"))).toEqual([]);
    expect(wrongInApi(gone, fault("broken"))).toEqual([]);
  });

  test.each<[string, Seen, "refused" | "passed" | "broken"]>([
    ["took too long", { ...refused, milliseconds: 33_000 }, "refused"],
    [
      "was led elsewhere",
      { ...passed, headers: { ...sandbox, location: "https://evil.example/" } },
      "passed",
    ],
    ["got what a redirect led to", passed, "refused"],
    ["got a page that can run", { ...passed, headers }, "passed"],
    ["got a cookie", { ...passed, headers: { ...sandbox, "set-cookie": ["planted=1"] } }, "passed"],
    ["saw the connection break", gone, "passed"],
    ["was told nothing", { ...refused, text: "<h1>502</h1>" }, "refused"],
    ["was told of another request", { ...refused, text: refused.text.replace("59", "60") }, "refused"],
    ["was told no number", { ...refused, headers: {} }, "refused"],
    ["saw our own fault", { ...refused, status: 500 }, "refused"],
  ])("is wrong where it %s", (_, seen, api) => {
    expect(wrongInApi(seen, fault(api))).not.toEqual([]);
  });
});

describe("a page while a backend fails", () => {
  test("is right when it says so, or leads to the sign-in", () => {
    expect(wrongInPage(page)).toEqual([]);
    expect(wrongInPage({ ...page, status: 302, headers: { location: "/login?to=%2F" } })).toEqual([]);
  });

  test.each<[string, Seen]>([
    ["is cut off", { ...page, text: page.text.slice(0, 40) }],
    ["is blank", { ...page, text: "" }],
    ["never comes", gone],
    ["comes late", { ...page, milliseconds: 60_000 }],
    ["does not say what happened", { ...page, text: page.text.replace("Tīkla kļūda", "Hm") }],
    ["does not name its request", { ...page, text: page.text.replace(number, "") }],
    ["says what the framework says", { ...page, text: `${page.text} Unexpected Server Error` }],
    ["shows its inside", { ...page, text: `${page.text} at load (file:///x.js:1)` }],
    ["leads outside", { ...page, status: 302, headers: { location: "https://evil.example" } }],
    ["leads outside without a scheme", { ...page, status: 302, headers: { location: "//evil.example" } }],
    ["leads outside by a backslash", { ...page, status: 302, headers: { location: "/\\evil.example" } }],
  ])("is wrong where it %s", (_, seen) => {
    expect(wrongInPage(seen)).not.toEqual([]);
  });
});
