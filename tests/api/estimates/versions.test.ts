import { expect, test } from "vitest";
import { made } from "../arrange.ts";
import { accepted, readerOf, sendingOffice, sentLink } from "../online/arrange.ts";

/** An estimate of three lines (183.33 net) that is sent, and what its versions are. */
async function versionOffice() {
  const office = await sendingOffice();
  const { admin, path } = office;
  const versions = async () => (await admin("GET", `${path}/versions`)).json().data.versions;
  const version = async (number: number) => (await admin("GET", `${path}/versions/${number}`)).json().data;
  return { ...office, versions, version };
}

test("an estimate that was not sent has no versions", async () => {
  const { admin, path, versions } = await versionOffice();
  expect(await versions()).toEqual([]);
  expect((await admin("GET", `${path}/versions/1`)).status).toBe(404);
  expect((await admin("GET", "/estimates/999999/versions")).status).toBe(404);
});

test("each wording that is sent is a version, however often and in whatever language it goes out", async () => {
  const office = await versionOffice();
  const { admin, path, versions, version } = office;
  await sentLink(office);
  await sentLink(office, { to: ["zane@klients.lv"], lang: "en" });
  expect(await versions()).toMatchObject([
    {
      number: 1,
      to: ["janis@klients.lv", "zane@klients.lv"],
      net_cents: 18_333,
      total_cents: 21_383,
      answer: null,
      is_current: true,
    },
  ]);
  await admin("PATCH", path, { body: { discount: "10" } });
  expect(await versions()).toMatchObject([{ number: 1, is_current: false }]);
  // Without a link as well.
  const mail = { to: ["janis@klients.lv"], subject: "Tāme", text: "Labdien!", lang: "lv" };
  await made(admin, `${path}/mails`, mail);
  expect(await versions()).toMatchObject([
    { number: 1, net_cents: 18_333, is_current: false },
    { number: 2, net_cents: 16_500, is_current: true },
  ]);
  expect((await version(1)).content.estimate).toMatchObject({
    discount: "0.00",
    sums: { net_cents: 18_333 },
  });
  const second = await version(2);
  expect(second.content.estimate.sums.net_cents).toBe(16_500);
  expect((await admin("GET", `/document_mails/${second.mail_id}/file`)).headers["content-type"]).toBe(
    "application/pdf",
  );
  // Changed back, it is what it was.
  await admin("PATCH", path, { body: { discount: "0" } });
  expect(await versions()).toMatchObject([{ is_current: true }, { is_current: false }]);
});

test("a version says what its client answered, and shows nothing that is the agency's own", async () => {
  const office = await versionOffice();
  const { installation, admin, path, versions, version, items } = office;
  await admin("POST", `/position_items/${items[0]}/additional_costs`, {
    body: { name: "Slepenas izmaksas", total: "77.00" },
  });
  const first = readerOf(installation, await sentLink(office));
  await first("POST", "/refusal", { name: "Jānis", reason: "Par dārgu" });
  await admin("PATCH", path, { body: { discount: "5" } });
  await accepted(installation, readerOf(installation, await sentLink(office)));
  expect(await versions()).toMatchObject([
    { number: 1, answer: "declined", is_current: false },
    { number: 2, answer: "accepted", is_current: true },
  ]);
  expect(JSON.stringify(await version(2))).not.toContain("Slepenas izmaksas");
});

test("what was accepted without being sent is a version as well", async () => {
  const office = await versionOffice();
  const { admin, path, versions, version } = office;
  const noted = {
    name: "Jānis",
    accepted_on: "2026-01-05",
    method: "order",
    order_number: "PO-7",
    lang: "lv",
  };
  await made(admin, `${path}/acceptances`, noted);
  expect(await versions()).toMatchObject([{ number: 1, to: [], answer: "accepted", is_current: true }]);
  expect(await version(1)).toMatchObject({ mail_id: null });
});
