import { expect, test } from "vitest";
import { callerAt, newInstallation, password, signIns, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, founder, refusal } from "../arrange.ts";

test("somebody who is signed in is told who they are", async () => {
  const installation = await newInstallation({ demonstration: "beta" });
  const planner = await callerAt(installation, signIns.planner);
  expect((await planner("GET", "/user")).json().data).toMatchObject({
    name: "Helēna Rubene",
    email: signIns.planner,
    role_id: 2,
    role: { id: 2, name: "user" },
    is_active: true,
    language: "lv",
    permissions: ["manage_calendar"],
  });
});

test("nobody is told the hash of a password", async () => {
  const { admin } = await emptyOffice();
  expect((await admin("GET", "/user")).text).not.toMatch(/scrypt|hash/);
});

test("logging out ends this session and no other", async () => {
  const { installation, admin } = await emptyOffice();
  const elsewhere = await callerAt(installation, founder);
  const closed = await admin("GET", "/logout");
  expect(closed.status).toBe(200);
  expect((await admin("GET", "/user")).status).toBe(401);
  expect((await admin("GET", "/logout")).status).toBe(401);
  expect((await elsewhere("GET", "/user")).status).toBe(200);
});

test("a page of another site cannot log anybody out", async () => {
  const { admin } = await emptyOffice();
  const forged = await admin("GET", "/logout", { headers: { Origin: "https://elsewhere.example" } });
  expect(forged.status).toBe(403);
  expect((await admin("GET", "/user")).status).toBe(200);
});

test.each([
  ["none", {}],
  ["an empty one", { Authorization: "Bearer " }],
  ["an invented one", { Authorization: `Bearer ${"x".repeat(43)}` }],
  ["one of another kind", { Authorization: `Basic ${btoa(`${founder}:${password}`)}` }],
])("without a token (%s) nothing is to be had", async (_, headers) => {
  const { installation } = await emptyOffice();
  const answer = await strangerAt(installation)("GET", "/user", { headers });
  expect(answer.status).toBe(401);
  expect(answer.json()).toEqual({
    message: "Sesija ir beigusies",
    request_id: answer.headers["x-request-id"],
  });
});

test("a token of another installation is worthless, though both have the same people", async () => {
  const [one, other] = await Promise.all([emptyOffice(), emptyOffice()]);
  const opened = await strangerAt(one.installation)("POST", "/login", { body: { email: founder, password } });
  const headers = { Authorization: `Bearer ${opened.json().access_token}` };
  expect((await strangerAt(one.installation)("GET", "/user", { headers })).status).toBe(200);
  expect((await strangerAt(other.installation)("GET", "/user", { headers })).status).toBe(401);
});

test("two addresses of one installation share their people and sessions", async () => {
  const { installation } = await emptyOffice();
  const second = await newInstallation({ installation: installation.name });
  const there = await callerAt(second, founder);
  expect((await there("GET", "/user")).json().data.email).toBe(founder);
});

test("the language is one's own, and messages are in it whatever the browser asks for", async () => {
  const { admin } = await emptyOffice();
  const changed = await admin("PATCH", "/user/update-info", { body: { language: "en" } });
  expect(changed.json().data).toMatchObject({ email: founder, language: "en" });
  expect((await admin("GET", "/user")).json().data.language).toBe("en");
  const missing = await admin("GET", "/customers/999", { headers: { "Accept-Language": "lv" } });
  expect(missing.json().message).toBe("What you are looking for was not found");
});

test("a language that nobody speaks here is refused in one that somebody does", async () => {
  const { admin } = await emptyOffice();
  const refused = await admin("PATCH", "/user/update-info", { body: { language: "ru" } });
  expect(refusal(refused)).toEqual({
    status: 422,
    errors: { language: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
  });
});

test("settings that are not sent stay as they are", async () => {
  const { admin } = await emptyOffice();
  await admin("PATCH", "/user/update-info", { body: { language: "en" } });
  const same = await admin("PATCH", "/user/update-info", { body: { theme: "dark" } });
  expect(same.json().data.language).toBe("en");
});
