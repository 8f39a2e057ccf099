import { beforeAll, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made } from "../arrange.ts";

let admin: Caller;
let project: { id: number; version: number };
const change = (body: object, key: string, version = project.version) =>
  admin("PATCH", `/projects/${project.id}`, {
    body,
    headers: { "Idempotency-Key": key, "If-Match": `"${version}"` },
  });

beforeAll(async () => {
  admin = (await emptyOffice()).admin;
  const { id: own } = (await admin("GET", "/user")).json().data;
  const client = await made(admin, "/customers", aClient());
  project = await made(admin, "/projects", aProject({ client: client.id, project_manager: own }));
});

test("a change that is sent again with its key is done once, and answered as it was then", async () => {
  const first = await change({ short_name: "Pirmais" }, "a");
  expect(first.status).toBe(200);
  await admin("PATCH", `/projects/${project.id}`, { body: { short_name: "Kolēģa" } });
  const again = await change({ short_name: "Pirmais" }, "a");
  expect(again.status).toBe(200);
  expect(again.json().data).toEqual(first.json().data);
  expect(again.headers["idempotent-replayed"]).toBe("true");
  const { data } = (await admin("GET", `/projects/${project.id}`)).json();
  expect(data.short_name).toBe("Kolēģa");
  expect((await change({ short_name: "Cits" }, "a")).status).toBe(422);
  expect((await change({ short_name: "Cits" }, "b")).status).toBe(412);
});

test("so is a switch, and a deletion", async () => {
  const toggle = () =>
    admin("PATCH", `/projects/${project.id}/toggle-planning`, { headers: { "Idempotency-Key": "c" } });
  const planned = async () => (await admin("GET", `/projects/${project.id}`)).json().data.in_planning;
  const before = await planned();
  await toggle();
  await toggle();
  expect(await planned()).toBe(!before);

  const remove = () => admin("DELETE", `/projects/${project.id}`, { headers: { "Idempotency-Key": "d" } });
  const removed = await remove();
  expect(removed.status).toBe(200);
  expect((await remove()).json()).toEqual(removed.json());
  expect((await admin("DELETE", `/projects/${project.id}`)).status).toBe(404);
});
