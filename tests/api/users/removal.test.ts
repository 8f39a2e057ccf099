import { beforeEach, describe, expect, test } from "vitest";
import { strangerAt } from "#tests/support/installation.ts";
import { aClient, aProject, emptyOffice, made, mailsOf, tokenIn } from "../arrange.ts";
import { aPerson, hired, type Office } from "../people.ts";

describe("a person who is deleted", () => {
  let office: Office;
  const call: Office["admin"] = (...given) => office.admin(...given);

  beforeEach(async () => {
    office = await emptyOffice();
  });

  /** The person as the list shows one, if it does. */
  async function listed(id: number) {
    const { data } = (await call("GET", "/users")).json();
    return data.find((person: { id: number }) => person.id === id);
  }
  const remove = async (id: number) => (await call("DELETE", `/users/${id}`)).json().data;

  test("is gone where nothing tells of them, and the e-mail address is free again", async () => {
    const { id, email } = await made(call, "/register", aPerson());
    expect(await remove(id)).toEqual({ id, outcome: "deleted" });
    expect(await listed(id)).toBeUndefined();
    expect((await call("DELETE", `/users/${id}`)).status).toBe(404);
    expect((await call("PATCH", `/users/${id}`, { body: {} })).status).toBe(404);
    expect((await call("POST", "/register", { body: aPerson({ email }) })).status).toBe(201);
  });

  test("leaves an invitation that opens nothing", async () => {
    const { id } = await made(call, "/register", aPerson());
    const token = tokenIn((await mailsOf(office.installation))[0]?.link);
    const stranger = strangerAt(office.installation);
    expect((await stranger("GET", `/check_password_reset/${token}`)).status).toBe(200);
    await remove(id);
    expect((await stranger("GET", `/check_password_reset/${token}`)).status).toBe(404);
  });

  test.each(["project_manager", "second_user_id"])(
    "is only made inactive as %s of a project, which keeps the name",
    async (part) => {
      const { id: boss } = (await call("GET", "/user")).json().data;
      const { id } = await made(call, "/register", aPerson());
      const client = await made(call, "/customers", aClient());
      const fields = { client: client.id, project_manager: boss, [part]: id };
      const project = await made(call, "/projects", aProject(fields));
      expect(await remove(id)).toEqual({ id, outcome: "archived", version: 2 });
      expect(await listed(id)).toMatchObject({ id, is_active: false });
      expect((await call("GET", `/projects/${project.id}`)).json().data).toEqual(project);
    },
  );

  test("is only made inactive who has ever signed in", async () => {
    const { id } = await hired(office);
    expect(await remove(id)).toEqual({ id, outcome: "archived", version: 2 });
    expect(await listed(id)).toMatchObject({ is_active: false });
  });

  test.each(["4242", "0", "abc"])("is nobody at an id such as %s", async (id) => {
    expect((await call("DELETE", `/users/${id}`)).status).toBe(404);
  });
});
