import fc from "fast-check";
import { frontApi, installationApi } from "#backend/app.ts";

/** A call of an operation with whatever a hostile or broken program may send. */
export interface BrokenCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Operation = { method: string; path: string; parameters: string[]; fields: string[] };

/** Operations are taken from the contract, so that a new one is tried without anybody thinking of it. */
const operations: Operation[] = [installationApi, frontApi]
  .flatMap((api) => Object.entries(api.getOpenAPI31Document(info()).paths ?? {}))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ""),
      parameters: parameters.flatMap((parameter: { in: string; name: string }) =>
        parameter.in === "query" ? [parameter.name] : [],
      ),
      fields: Object.keys(requestBody?.content["application/json"]?.schema?.properties ?? {}),
    })),
  )
  // It would end the session that the others need.
  .filter(({ path }) => path !== "/logout");

function info() {
  return { openapi: "3.1.0", info: { title: "", version: "" } };
}

const text = fc.oneof(
  fc.constantFrom(
    ...["", " ", "\u0000", "a\u0000b", "\ud800", "\u202e", "\ufeff", "💥".repeat(300), "x".repeat(10_000)],
    ...["' or 1=1 --", "<script>alert(1)</script>", "{{constructor}}", "$t(errors.fault)", "%s%n", "../../x"],
    ...[
      "2026-02-30",
      "0000-00-00",
      "9999-12-31",
      "31.12.2026",
      "1e400",
      "NaN",
      "-1",
      "0x10",
      "LV",
      "#12345g",
    ],
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);
const number = fc.oneof(
  fc.constantFrom(-1, 0, 1, 1.5, -0.0, 2 ** 31, 2 ** 53, 1e308, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
/** What is right for some field, so that the others are looked at. */
const plausible = fc.constantFrom(
  "Nosaukums",
  1,
  2,
  "2026-11-02",
  "2026-11-27",
  "BANKLV22",
  true,
  "en",
  "#112233",
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: plausible },
  text,
  number,
  fc.constantFrom(null, true, false, [], {}, [[]], { length: -1 }, { toString: null }),
  fc.array(fc.oneof(text, number), { maxLength: 5 }),
  fc.dictionary(fc.constantFrom("id", "name", "__proto__", "constructor", "0", ""), fc.oneof(text, number)),
);

const deep = (open: string, close: string) => open.repeat(5_000) + close.repeat(5_000);
const noJson = fc.constantFrom(
  ...["", "{", "nul", "{'a':1}", "\ufeff{}", "[1,]", '{"a":1}{"b":2}', "\u0000", "a=b&c=d"],
  ...[deep("[", "]"), deep('{"a":', "}").replace(":}", ":1}"), `"${"x".repeat(300_000)}"`],
  '{"name":"a","name":{"name":[]}}',
);

const object = (fields: string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
const bodyOf = (fields: string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: object(fields).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: value.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: noJson },
  );

const types = fc.oneof(
  { weight: 9, arbitrary: fc.constant("application/json") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        "",
        "text/plain",
        "application/json; charset=utf-16",
        "application/vnd.api+json",
        "application/jsonp",
      ],
      ...["multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "{}"],
    ),
  },
);
const id = fc.constantFrom(
  ...[
    "1",
    "2",
    "0",
    "-1",
    "abc",
    "1.5",
    "1e3",
    "0x1",
    "%00",
    "%E0%A4%A",
    "..%2f..",
    "%EF%BC%91",
    "true",
    "null",
  ],
  ...["99999999999999999999", "create", "x".repeat(1_000)],
);
const header = fc.constantFrom('"1"', "*", "1", '"', "W/", "x".repeat(1_000), ",,,", "\u00ff", "-1");

const headersOf = (contentType: string, others: Record<string, string | undefined>) => {
  const given = Object.entries({ "Content-Type": contentType || undefined, ...others });
  return Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== undefined));
};

export const brokenCall: fc.Arbitrary<BrokenCall> = fc.constantFrom(...operations).chain((operation) =>
  fc
    .record({
      id,
      query: fc.record(Object.fromEntries(operation.parameters.map((name) => [name, text])), {
        requiredKeys: [],
      }),
      body: operation.method === "GET" ? fc.constant(undefined) : bodyOf(operation.fields),
      contentType: types,
      others: fc.record(
        { "If-Match": header, "Idempotency-Key": header, "X-Tab-Id": header, "Accept-Language": header },
        { requiredKeys: [] },
      ),
    })
    .map(({ id, query, body, contentType, others }) => ({
      method: operation.method,
      path: `${operation.path.replaceAll(/\{\w+\}/g, id)}?${queryOf(query)}`,
      headers: headersOf(body === undefined ? "" : contentType, others),
      body,
    })),
);

/** Encoded byte by byte; a text that is no Unicode becomes bytes that are none either. */
const queryOf = (query: Record<string, string | undefined>): string =>
  Object.entries(query)
    .map(([name, given = ""]) => `${name}=${/\p{Cs}/u.test(given) ? "%ED%A0%80" : encodeURIComponent(given)}`)
    .join("&");
