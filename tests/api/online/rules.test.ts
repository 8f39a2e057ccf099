import { expect, test } from "vitest";
import { made } from "../arrange.ts";
import { accepted, readerOf, sendingOffice, sentLink } from "./arrange.ts";

/** An office whose rules for accepted estimates are these, and whose client has accepted one. */
async function acceptedUnder(rules: object) {
  const office = await sendingOffice();
  await office.admin("PATCH", "/companies/1/details", { body: rules });
  const reader = readerOf(office.installation, await sentLink(office));
  await accepted(office.installation, reader);
  const { data: project } = (await office.admin("GET", `/projects/${office.projectId}`)).json();
  return { ...office, reader, project };
}

test("an accepted estimate's project goes to work, or to the status that the agency chose, and can be planned", async () => {
  const usual = await acceptedUnder({});
  expect(usual.project).toMatchObject({ status_id: 2, in_planning: true });
  expect(usual.project.actual_start_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const offered = await acceptedUnder({ accepted_status: "offered" });
  expect(offered.project).toMatchObject({ status_id: 9, in_planning: true, actual_start_date: null });
  const same = await acceptedUnder({ accepted_status: "unchanged" });
  expect(same.project).toMatchObject({ status_id: 1, in_planning: true });
});

test("the advance is offered that was agreed when it was sent, until something is invoiced", async () => {
  const { admin, path, reader } = await acceptedUnder({ advance_percentage: "40" });
  expect((await reader("GET")).json().data.content.advance_percentage).toBe("40.00");
  await admin("PATCH", "/companies/1/details", { body: { advance_percentage: "10" } });
  const id = path.split("/").at(-1);
  const offered = async () => (await admin("GET", `/${id}/invoices`)).json().data.advance_percentage;
  expect(await offered()).toBe("40.00");
  await made(admin, `/${id}/invoices`, { percentage: "40" });
  expect(await offered()).toBe("0.00");
});

test("terms go with what is sent as they stood then, and have to be agreed to", async () => {
  const office = await sendingOffice();
  const { installation, admin } = office;
  await admin("POST", "/terms", { body: { text_lv: "Pirmie noteikumi", text_en: "" } });
  const reader = readerOf(installation, await sentLink(office));
  await admin("POST", "/terms", { body: { text_lv: "Otrie noteikumi", text_en: "Second terms" } });
  expect((await reader("GET")).json().data.content.terms).toEqual({
    version: 1,
    text_lv: "Pirmie noteikumi",
    text_en: "",
  });
  const asked = await reader("POST", "/codes", { name: "Jānis" });
  expect([asked.status, asked.json().errors]).toEqual([
    422,
    { has_agreed: ["Lai apstiprinātu, jāpiekrīt noteikumiem"] },
  ]);
  expect((await reader("POST", "/codes", { name: "Jānis", has_agreed: true })).status).toBe(201);
});
