import { describe, expect, test } from "vitest";
import { strangerAt } from "#tests/support/installation.ts";
import { made } from "../arrange.ts";
import { linkIn } from "../online/arrange.ts";
import { client, lateInvoice, lived, mailedTo, type Office, patch, remindingOffice } from "./arrange.ts";

const mail = { to: [client], subject: "Rēķins", text: "Labdien!", lang: "lv", with_link: true };
const standing = async ({ admin }: Office, id: number) =>
  (await admin("GET", `/invoices/${id}/reminders`)).json().data;

/** An invoice whose client has a link to it, and what the client writes there. */
async function linked() {
  const office = await remindingOffice();
  const { id } = await lateInvoice(office);
  await made(office.admin, `/invoices/${id}/mails`, mail);
  const token = linkIn((await mailedTo(office, client)).at(-1)?.text ?? "");
  const write = async (text: string) => {
    const body = { name: "Jānis", text };
    const answer = await strangerAt(office.installation)("POST", `/online_documents/${token}/questions`, {
      body,
    });
    if (answer.status !== 201) throw new Error(answer.text);
  };
  return { office, id, write };
}

describe("reminders that wait as the client has written", () => {
  test("go on once they are resumed, until the client writes again", async () => {
    const { office, id, write } = await linked();
    await write("Paldies!");
    expect(await standing(office, id)).toMatchObject({ hold: "asked", next: null });
    expect(await lived(office, id, ["2037-12-17", "2037-12-21"])).toEqual([]);
    const resumed = await patch(office.admin, `/invoices/${id}/reminders`, { is_stopped: false });
    expect(resumed).toMatchObject({ hold: null, next: { days: -3 } });
    expect(await lived(office, id, ["2037-12-22", "2037-12-28"])).toEqual([[3, "2037-12-28"]]);
    await write("Par ko tas ir?");
    expect(await standing(office, id)).toMatchObject({ hold: "asked", next: null });
    await lived(office, id, ["2037-12-29", "2038-01-08"]);
    expect((await standing(office, id)).sent).toHaveLength(1);
  });

  test("go on once a dispute is settled, and wait where something else is said", async () => {
    const { office, id, write } = await linked();
    await write("Summa nav pareiza");
    await patch(office.admin, `/invoices/${id}/reminders`, { note: "Piezīme" });
    expect((await standing(office, id)).hold).toBe("asked");
    await patch(office.admin, `/invoices/${id}/reminders`, { is_disputed: true, note: "Cita summa" });
    expect((await standing(office, id)).hold).toBe("disputed");
    await patch(office.admin, `/invoices/${id}/reminders`, { is_disputed: false, note: "" });
    expect((await standing(office, id)).hold).toBeNull();
  });
});

test.each([
  ["disputed", { is_disputed: true, note: "Cita summa" }],
  ["stopped", { is_stopped: true }],
])("nobody is told inside of whom to remind of what is %s", async (_what, held) => {
  const office = await remindingOffice();
  const { id } = await lateInvoice(office);
  await patch(office.admin, `/customers/${office.at.clientId}`, { email: "" });
  await lived(office, id, ["2037-12-17", "2037-12-18"]);
  const told = async () =>
    (await office.admin("GET", "/inbox"))
      .json()
      .data.filter(({ kind }: { kind: string }) => kind === "unreached");
  expect(await told()).toHaveLength(1);
  await patch(office.admin, `/invoices/${id}/reminders`, held);
  expect(await told()).toEqual([]);
});
