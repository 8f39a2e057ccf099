import { addItems, desk } from "../api/estimates/arrange.ts";
import { type Caller, callerAt, signIns } from "../support/installation.ts";
import { button } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

const isApproved = async (caller: Caller, id: number) =>
  (await caller("GET", `/estimates/${id}`)).json().data.is_approved;

test("of chosen estimates neither an empty one nor one that a colleague works on is approved", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const [ready, changed, empty] = [await desk(admin), await desk(admin), await desk(admin)];
  const line = { name: "Plakāts", price: 5, quantity: 1 };
  for (const at of [ready, changed]) await addItems(at, [line]);
  await letIn(page, "user");
  const chosen = [ready, changed, empty].map(({ estimate }) => `row=${estimate.id}`).join("&");
  await page.goto(`/estimates/selected?status=open&${chosen}`);
  await addItems(changed, [line]);
  await button(page, "Apstiprināt").click();
  await expect(page.getByText("Izdarīts: 1 no 3")).toBeVisible();
  await expect(page.getByText(/šis ieraksts ir mainīts/)).toBeVisible();
  await expect(page.getByText(/nav nevienas pozīcijas, ko apstiprināt/)).toBeVisible();
  expect(await isApproved(admin, ready.estimate.id)).toBe(true);
  for (const { estimate } of [changed, empty]) expect(await isApproved(admin, estimate.id)).toBe(false);
});

test("what documents were made of stays approved", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const list = (await admin("GET", "/all_estimates?status=approved&per_page=100")).json().data;
  const shown = await Promise.all(
    list.map(async ({ id }: { id: number }) => (await admin("GET", `/estimates/${id}`)).json().data),
  );
  const invoiced = shown.find(({ is_invoiced }) => is_invoiced);
  const other = shown.find(({ is_invoiced }) => !is_invoiced);
  await letIn(page, "user");
  await page.goto(`/estimates/selected?status=approved&per_page=100&row=${invoiced.id}&row=${other.id}`);
  await button(page, "Atsaukt apstiprinājumu").click();
  await expect(page.getByText("Izdarīts: 1 no 2")).toBeVisible();
  await expect(page.getByText(/No šīs tāmes ir izveidoti dokumenti/)).toBeVisible();
  expect(await isApproved(admin, invoiced.id)).toBe(true);
  expect(await isApproved(admin, other.id)).toBe(false);
  await button(page, "Atsaukt").click();
  await expect(page.getByText("Atsaukts: 1 no 1")).toBeVisible();
  expect(await isApproved(admin, other.id)).toBe(true);
});
