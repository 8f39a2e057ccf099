import { beforeAll, describe, expect, test } from "vitest";
import { access } from "#backend/app.ts";
import {
  type Caller,
  callerAt,
  newInstallation,
  password,
  signIns,
  strangerAt,
} from "#tests/support/installation.ts";
import { hired } from "../people.ts";
import { type CallerName, callers, strangers } from "./callers.ts";
import { matrix } from "./matrix.ts";

test("every operation has a row in the matrix, and every row is an operation", () => {
  expect(Object.keys(matrix).sort()).toEqual([...access.keys()].sort());
});

test("every row calls the operation that it names", async () => {
  const anonymous = await callersAt.anonymous();
  const { paths } = (await anonymous("GET", "/openapi.json")).json();
  for (const [operation, [[method, path]]] of Object.entries(matrix)) {
    const [template] = Object.entries<Record<string, { operationId: string }>>(paths)
      .filter(([, methods]) => methods[method.toLowerCase()]?.operationId === operation)
      .map(([name]) => name);
    expect(`/api${path}`).toMatch(new RegExp(`^${template?.replaceAll(/\{\w+\}/g, "[^/]+")}$`));
  }
});

describe.each(callers)("%s", (name) => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await callersAt[name]();
  });

  test.each(Object.entries(matrix))("calls %s", async (operation, [[method, path, body], admitted]) => {
    const answer = await caller(method, path, { body });
    if (admitted.includes(name)) expect([200, 404, 422]).toContain(answer.status);
    else expect(answer.status).toBe(strangers.includes(name) ? 401 : 403);
    if (operation === "session.close" && admitted.includes(name)) caller = await callersAt[name]();
  });
});

test("an operation that lets strangers in takes their token, whosever it is, for nothing", async () => {
  const stranger = await callersAt["administrator of another installation"]();
  expect((await stranger("GET", "/system-config")).status).toBe(200);
  expect((await stranger("GET", "/user")).status).toBe(401);
});

/** Where every module is on: what is switched off is closed to everybody. */
const signedInAs = (name: keyof typeof signIns) => async () =>
  callerAt(await newInstallation({ demonstration: "portal" }), signIns[name]);

const callersAt: Record<CallerName, () => Promise<Caller>> = {
  anonymous: async () => strangerAt(await newInstallation({ demonstration: "portal" })),
  admin: signedInAs("admin"),
  user: signedInAs("user"),
  planner: signedInAs("planner"),
  bookkeeper: async () => {
    const installation = await newInstallation({ demonstration: "portal" });
    const admin = await callerAt(installation, signIns.admin);
    return (await hired({ installation, admin }, { bookkeeping: true })).caller;
  },
  employee: signedInAs("employee"),
  "logged out": async () => {
    const caller = await signedInAs("admin")();
    await caller("GET", "/logout");
    return caller;
  },
  "administrator of another installation": async () => {
    const [here, there] = await Promise.all([
      newInstallation({ demonstration: "beta" }),
      newInstallation({ demonstration: "acme" }),
    ]);
    const body = { email: signIns.admin, password };
    const opened = await strangerAt(there)("POST", "/login", { body });
    const Authorization = `Bearer ${opened.json().access_token}`;
    return (method, path, options = {}) =>
      strangerAt(here)(method, path, { ...options, headers: { Authorization, ...options.headers } });
  },
};
