import { made } from "../api/arrange.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { asked, loseAnswer } from "../support/browser-bulk.ts";
import { button, row } from "../support/page-words.ts";
import { three } from "../support/three-documents.ts";

const openRows = async (page: Parameters<typeof open>[0], list: string, names: string[]) => {
  await open(page, list);
  for (const name of names) await row(page, name).getByRole("checkbox").click();
  await button(page, "Darbības").click();
  // What it asks about is read by now: what a colleague changes from here on has not been seen.
  await expect(asked(page)).toBeVisible();
};

test("chosen invoices are mailed, each to its client, and none a second time", async ({
  page,
  installation,
}) => {
  await loseAnswer(page, "broken", 3);
  const { admin, documents } = await three(installation);
  await letIn(page, "user");
  await openRows(
    page,
    "/invoices?status=2",
    documents.map(({ invoice }) => invoice.invoice_nr),
  );
  await button(asked(page), "Nosūtīt e-pastā").click();
  await expect(asked(page).getByText("Izdarīts: 1 no 3")).toBeVisible();
  const told = (place: number) =>
    asked(page)
      .getByRole("listitem")
      .filter({ hasText: documents[place]?.invoice.invoice_nr ?? "" });
  await expect(told(1)).toContainText("klientam nav e-pasta");
  // The answer to the last one was lost: sent again, it is the same mail.
  await expect(told(2)).toContainText("Nav zināms");
  await button(asked(page), "Nosūtīt e-pastā").click();
  await expect(asked(page).getByText("Izdarīts: 1 no 3")).toBeVisible();
  await expect(told(2)).toContainText("izdarīts");
  await expect(told(0)).toContainText("nosūtīts");
  for (const { email, invoice } of documents) {
    const { data } = (await admin("GET", `/invoices/${invoice.id}/mails`)).json();
    expect(data.map(({ to }: { to: string[] }) => to)).toEqual(email ? [[email]] : []);
  }
});

test("chosen estimates are mailed as they were shown, and those that a colleague has changed are not", async ({
  page,
  installation,
}) => {
  const { admin, documents } = await three(installation);
  const paths = documents.map(({ at }) => `/estimates/${at.estimate.id}`);
  const contact = { name: "Zane", email: "zane@klients.lv", gets_estimates: true };
  await made(admin, `/customers/${documents[1]?.at.clientId}/contacts`, contact);
  await letIn(page, "admin");
  await openRows(
    page,
    "/estimates?sorting=-date",
    documents.map(({ at }) => at.estimate.estimate_nr),
  );
  await admin("PATCH", paths[0] ?? "", { body: { name: "Citāda" } });
  await button(asked(page), "Nosūtīt e-pastā").click();
  await expect(asked(page).getByText("Izdarīts: 2 no 3")).toBeVisible();
  await expect(asked(page).getByText("šis ieraksts ir mainīts")).toHaveCount(1);
  const recipients = await Promise.all(
    paths.map(async (path) => (await admin("GET", `${path}/mails`)).json().data.map(toOf)),
  );
  expect(recipients).toEqual([[], [["zane@klients.lv"]], [["tris@klients.lv"]]]);
});

const toOf = ({ to }: { to: string[] }) => to;
