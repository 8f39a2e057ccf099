import { describe, expect, test } from "vitest";
import { domainOf, namesOf, neededRecords, stateOfRecord } from "./sender-domain.ts";

const key = "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0123456789+/";

test("a domain needs five records at names of its own", () => {
  expect(
    neededRecords(domainOf("rekini@studija.lv"), "abc").map(({ type, name }) => `${type} ${name}`),
  ).toEqual([
    "TXT _portal-sender.studija.lv",
    "MX cf-bounce.studija.lv",
    "TXT cf-bounce.studija.lv",
    "TXT cf-bounce._domainkey.studija.lv",
    "TXT _dmarc.studija.lv",
  ]);
});

test("the policy of a domain holds for those below it, and no registry's does", () => {
  expect(namesOf({ kind: "dmarc", name: "_dmarc.mail.birojs.studija.lv" })).toEqual([
    "_dmarc.mail.birojs.studija.lv",
    "_dmarc.birojs.studija.lv",
    "_dmarc.studija.lv",
  ]);
  expect(namesOf({ kind: "spf", name: "cf-bounce.mail.studija.lv" })).toEqual(["cf-bounce.mail.studija.lv"]);
});

describe("what is found", () => {
  test.each([
    ["spf", ["v=spf1 include:_spf.mx.cloudflare.net ~all"], "good"],
    ["spf", ["google-site-verification=x", "V=SPF1 a Include:_spf.mx.cloudflare.net -all"], "good"],
    ["spf", ["v=spf1 include:_spf.mx.cloudflare.net.evil.lv ~all"], "wrong"],
    ["spf", ["v=spf1 include:_spf.google.com ~all"], "wrong"],
    ["spf", ["v=spf1 include:_spf.mx.cloudflare.net ~all", "v=spf1 -all"], "wrong"],
    ["spf", ["v=spf10 include:_spf.mx.cloudflare.net"], "missing"],
    ["dkim", [`v=DKIM1; h=sha256; k=rsa; p=${key}`], "good"],
    ["dkim", [`p=${key.slice(0, 20)} ${key.slice(20)}`], "good"],
    ["dkim", ["v=DKIM1; p="], "wrong"],
    ["dkim", [], "missing"],
    ["dmarc", ["v=DMARC1; p=none"], "good"],
    ["dmarc", ["v=DMARC1;p=reject;rua=mailto:a@b.lv"], "good"],
    ["dmarc", ["v=DMARC1; sp=none"], "wrong"],
    ["dmarc", ["v=DMARC1; p=none", "v=DMARC1; p=reject"], "wrong"],
    ["dmarc", ["v=spf1 -all"], "missing"],
    ["returns", ["84 route1.mx.cloudflare.net.", "12 ROUTE2.mx.cloudflare.net."], "good"],
    ["returns", ["10 mail.studija.lv."], "wrong"],
    ["returns", [], "missing"],
    ["spf", null, "unknown"],
    ["owner", ["abcd", "abc"], "good"],
    ["owner", ["abcd"], "wrong"],
    ["owner", [], "missing"],
  ] as const)("of %s, %j, is %s", (kind, found, state) => {
    expect(stateOfRecord({ kind, values: ["abc"] }, found)).toBe(state);
  });
});
