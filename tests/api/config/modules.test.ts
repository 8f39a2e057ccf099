import { beforeAll, describe, expect, test } from "vitest";
import { access } from "#backend/app.ts";
import { moduleKeys } from "#model/branding/config.ts";
import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { imagePart, multipart } from "#tests/support/multipart.ts";
import { matrix } from "../roles/matrix.ts";

const message = "Šī sadaļa jūsu uzņēmumā ir izslēgta";
const operations = [...access.keys()].filter((name) => name !== "session.close");
/** What is open whatever is off, by hand (specification §2.1): signing in, settings, people and clients. */
const always =
  /^(session|renewal|config|clients(?!\.(overview|statement))|client_contacts|saved_views|chosen_columns|setup|banks|users|vat_rates|terms|mail_sender|company|dashboard|docs|inbox|online_documents)\.|^(search|customer_prices\.list|sample\.delete)$/;

describe("modules that are switched off", () => {
  let admin: Caller;
  let employee: Caller;
  const leave = (modules: readonly string[]) => admin("PATCH", "/modules/", { body: { modules } });

  beforeAll(async () => {
    const installation = await newInstallation({ demonstration: "acme" });
    admin = await callerAt(installation, signIns.admin);
    employee = await callerAt(installation, signIns.employee);
    expect((await leave([])).status).toBe(200);
  });

  test.each(operations)("close %s where it needs one, in words", async (name) => {
    const [[method, path, body]] = matrix[name] ?? [["GET", "/nowhere"]];
    const answer = await admin(method, path, { body });
    expect(answer.status === 403).toBe(!always.test(name));
    if (answer.status === 403) expect(answer.json().message).toBe(message);
  });

  test("close what takes files before it has taken them", async () => {
    const form = multipart([imagePart(new Uint8Array(2_000_000))]);
    expect((await admin("POST", "/products/1/add-files", form)).status).toBe(403);
    expect((await admin("POST", "/estimates/1/files", form)).json().message).toBe(message);
  });

  test("are open again at once", async () => {
    expect((await employee("GET", "/calendar?date=2026-11-20")).json().message).toBe(message);
    await leave(["calendar"]);
    expect((await employee("GET", "/calendar?date=2026-11-20")).status).toBe(200);
    expect((await admin("GET", "/projects")).json().message).toBe(message);
    await leave([]);
    expect((await employee("GET", "/calendar?date=2026-11-20")).status).toBe(403);
  });

  test("leave the other kind of estimate, which is the usual one then", async () => {
    await leave(["product_estimate"]);
    const make = (fields: object) =>
      admin("POST", "/estimates", { body: { name: "Krekli", project_id: 1, ...fields } });
    const made = await make({});
    expect(made.json().data).toMatchObject({ estimate_type_id: 2 });
    const refused = await make({ estimate_type_id: 1 });
    expect({ status: refused.status, errors: refused.json().errors }).toEqual({
      status: 422,
      errors: { estimate_type_id: [message] },
    });
    await leave(moduleKeys);
    expect((await make({})).json().data).toMatchObject({ estimate_type_id: 1 });
  });

  test("are refused to whom they never were open with the words for that", async () => {
    await leave([]);
    const refused = await employee("GET", "/invoices");
    expect(refused.status).toBe(403);
    expect(refused.json().message).toBe("Jums nav tiesību šai darbībai");
  });
});
