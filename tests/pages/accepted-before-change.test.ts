import { made } from "../api/arrange.ts";
import { accepted, readerOf, sentLink } from "../api/online/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import type { TestInstallation } from "../support/installation.ts";
import { button, dialog, link } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** An estimate that was sent, is half the price since, and was accepted as it was sent. */
async function acceptedBefore(installation: TestInstallation) {
  const { admin, estimate } = await billable(installation);
  const path = `/estimates/${estimate.id}`;
  await admin("PATCH", "/companies/1/details", { body: { advance_percentage: "50" } });
  const reader = readerOf(installation, await sentLink({ installation, admin, path }));
  const isApproved = async () => (await admin("GET", path)).json().data.is_approved;
  return { admin, path, reader, page: `/estimate/${estimate.id}`, id: estimate.id, isApproved };
}

test("what the client has not accepted is approved after it was asked, and no advance is claimed on it", async ({
  page,
  installation,
}) => {
  const { admin, path, reader, page: at, isApproved } = await acceptedBefore(installation);
  await admin("PATCH", path, { body: { discount: "50" } });
  await accepted(installation, reader);
  await letIn(page, "user");
  await page.goto(at);
  await expect(link(page, "Dzēst tāmi")).toHaveCount(0);
  await link(page, "Apstiprināt").click();
  const asked = dialog(page, "Klients apstiprināja citu versiju");
  await expect(asked.getByText(/Klients apstiprināja .* bez PVN, tāmē tagad ir /)).toBeVisible();
  expect(await isApproved()).toBe(false);
  await button(asked, "Jā").click();
  expect(await isApproved()).toBe(true);
  await page.goto(at);
  await expect(page.getByText("Apstiprināja Jānis Bērziņš")).toHaveCount(0);
  await expect(page.getByText(/avansa rēķin/i)).toHaveCount(0);
});

test("what the client accepts after the page was opened is asked about all the same", async ({
  page,
  installation,
}) => {
  const { admin, path, reader, page: at, isApproved } = await acceptedBefore(installation);
  await admin("PATCH", path, { body: { discount: "50" } });
  await letIn(page, "user");
  await page.goto(at);
  await accepted(installation, reader);
  await button(page, "Apstiprināt").click();
  await expect(page.getByText(/Klients apstiprināja citu šīs tāmes versiju\. Tāmes lapā/)).toBeVisible();
  expect(await isApproved()).toBe(false);
  await link(page, "Apstiprināt").click();
  await button(dialog(page, "Klients apstiprināja citu versiju"), "Jā").click();
  expect(await isApproved()).toBe(true);
});

test("what changes while it is asked is not approved", async ({ page, installation }) => {
  const { admin, path, reader, page: at, isApproved } = await acceptedBefore(installation);
  await admin("PATCH", path, { body: { discount: "50" } });
  await accepted(installation, reader);
  await letIn(page, "user");
  await page.goto(`${at}/approve`);
  await admin("PATCH", path, { body: { discount: "60" } });
  await button(dialog(page, "Klients apstiprināja citu versiju"), "Jā").click();
  expect(await isApproved()).toBe(false);
});

test("with many others it is left alone", async ({ page, installation }) => {
  const { admin, path, reader, id, isApproved } = await acceptedBefore(installation);
  await admin("PATCH", path, { body: { discount: "50" } });
  await accepted(installation, reader);
  await letIn(page, "user");
  await page.goto(`/estimates/selected?status=open&row=${id}`);
  await button(page, "Apstiprināt").click();
  await expect(
    page.getByText("Klients apstiprināja citu šīs tāmes versiju. Tāmes lapā var izlemt, vai apstiprināt šo."),
  ).toBeVisible();
  expect(await isApproved()).toBe(false);
});

test("it is approved by whose acceptance it was, in a version that nobody was sent", async ({
  page,
  installation,
}) => {
  const { admin, path, reader, page: at } = await acceptedBefore(installation);
  await admin("PATCH", path, { body: { discount: "50" } });
  const words = { accepted_on: "05.01.2026", method: "words", note: "Zvanīja", lang: "lv" };
  await made(admin, `${path}/acceptances`, { name: "Zane Kalna", ...words });
  const [mail] = (await admin("GET", `${path}/mails`)).json().data;
  await admin("PATCH", `/document_links/${mail.link.id}`, { body: { is_revoked: false } });
  await accepted(installation, reader);
  await letIn(page, "user");
  await page.goto(at);
  await expect(page.getByText(/^Apstiprināja Zane Kalna, /)).toBeVisible();
  await expect(page.getByText(/^Apstiprināja Jānis Bērziņš/)).toHaveCount(0);
  await expect(page.getByText(/^Apstiprināta bez nosūtīšanas, /)).toBeVisible();
});

test("why it was declined is told with the mail, in the inbox and in the history", async ({
  page,
  installation,
}) => {
  const { admin, path, reader, page: at } = await acceptedBefore(installation);
  await reader("POST", "/refusal", { name: "Jānis", reason: "Par dārgu" });
  const { project } = (await admin("GET", path)).json().data;
  await letIn(page, "admin");
  await page.goto(at);
  await expect(page.locator("summary").getByText("Par dārgu")).toBeVisible();
  for (const place of ["/inbox", `/projects/${project.id}/history`]) {
    await page.goto(place);
    await expect(page.getByText("Par dārgu")).toBeVisible();
  }
});

test("what tells of an acceptance is marked as needed", async ({ page, installation }) => {
  const { page: at } = await acceptedBefore(installation);
  await letIn(page, "user");
  await page.goto(`${at}/accepted`);
  await expect(page.locator("[name=order_number]")).toHaveAttribute("aria-required", "true");
});
