import { expect, test } from "vitest";
import type { InboxItem } from "#model/inbox/inbox.ts";
import type { Caller } from "#tests/support/installation.ts";
import { made } from "../arrange.ts";
import { hired } from "../people.ts";
import { morningOf, office, planned } from "./arrange.ts";

const toldTo = async (caller: Caller) =>
  (await caller("GET", "/inbox")).json().data.filter(({ kind }: InboxItem) => kind === "recurring");

test("what was skipped waits for the author and the project's manager until it is made, and for nobody else", async () => {
  const { installation, admin, at } = await office({ reg_nr: "" });
  const [author, other] = [await hired({ installation, admin }), await hired({ installation, admin })];
  const plan = await planned({ ...at, caller: author.caller }, { does: "issue" });
  await morningOf(installation, "2032-01-15");
  for (const caller of [admin, author.caller])
    expect(await toldTo(caller)).toMatchObject([
      {
        is_unread: true,
        plan: { id: plan.id, name: "Uzturēšana" },
        due_on: "2032-01-15",
        reason: { lv: expect.stringContaining("reģistrācijas numurs") },
        project: { id: at.projectId },
      },
    ]);
  expect(await toldTo(other.caller)).toEqual([]);
  const [{ key, mark }] = await toldTo(admin);
  await admin("POST", "/inbox/read", { body: { items: [{ key, mark }] } });
  expect(await toldTo(admin)).toMatchObject([{ is_unread: false }]);
  await admin("PATCH", "/companies/1/details", { body: { reg_nr: "40003521600" } });
  await made(admin, `/recurring_invoices/${plan.id}/runs`, { due_on: "2032-01-15" });
  for (const caller of [admin, author.caller]) expect(await toldTo(caller)).toEqual([]);
});

test("an invoice that could not be mailed waits until somebody mails it", async () => {
  const { installation, admin, at } = await office();
  await planned(at, { does: "send" });
  await morningOf(installation, "2032-01-15");
  const [item] = await toldTo(admin);
  expect(item.reason.en).toContain("no e-mail address");
  const body = { to: ["janis@klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv" };
  await made(admin, "/invoices/1/mails", body);
  expect(await toldTo(admin)).toEqual([]);
});
