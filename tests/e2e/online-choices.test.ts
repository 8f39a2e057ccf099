import { newestMail, sentLink } from "../api/online/arrange.ts";
import { offeredChoices } from "../api/online/offered-choices.ts";
import { billable } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { button, textbox } from "../support/page-words.ts";

test("what a client chooses is counted at once, seen by the agency, and approved with the document", async ({
  page,
  installation,
  newBrowser,
}) => {
  const { admin, estimate } = await billable(installation);
  const { project } = (await admin("GET", `/estimates/${estimate.id}`)).json().data;
  const { path, estimate: offered } = await offeredChoices(admin, project.id);
  const token = await sentLink({ installation, admin, path });
  await letIn(page, "admin");
  await open(page, `/estimate/${offered.id}`);
  const mail = page.getByRole("listitem").filter({ hasText: "janis@klients.lv" });
  await expect(mail).toContainText("Nav atvērts");

  const client = await newBrowser({ viewport: { width: 390, height: 844 } });
  await client.goto(`/d/${token}`);
  const choice = client.getByRole("region", { name: "Jūsu izvēle" });
  const sums = choice.getByRole("status");
  await expect(sums).toContainText(/998,25\s€/);
  await expect(button(choice, "Pārrēķināt summu")).toBeHidden();
  // By keyboard alone: the arrows go through alternatives, and the focus stays.
  const chosen = choice.getByRole("radio", { name: /Brošūra 500/ });
  await chosen.focus();
  await chosen.press("ArrowDown");
  await expect(choice.getByRole("radio", { name: /Brošūra 1000/ })).toBeFocused();
  await expect(sums).toContainText(/1361,25\s€/);
  await choice.getByRole("checkbox", { name: /Folija/ }).press("Space");
  await expect(sums).toContainText(/1542,75\s€/);
  await expect(client.getByRole("article")).toContainText(/1542,75\s€/);

  // Nothing is pressed inside: it comes by itself.
  await expect(mail).toContainText("Izvēlas");
  await expect(mail).toContainText(/1275,00\s€/);

  const answer = client.getByRole("region", { name: "Apstiprināšana" });
  const name = answer.getByRole("textbox", { name: "Vārds, uzvārds" }).first();
  await name.fill("Jānis Bērziņš");
  // Not the button that counts, which comes first on the page.
  await name.press("Enter");
  await expect(choice.getByRole("radio", { name: /Brošūra 500/ })).toBeDisabled();
  const code = /^\d{6}$/m.exec(await newestMail(installation, "Apstiprinājuma kods"))?.[0] ?? "";
  await textbox(answer, "Kods").fill(code);
  await button(answer, "Apstiprināt dokumentu").click();
  await expect(client.getByRole("status").first()).toContainText("apstiprināja Jānis Bērziņš");
  await expect(mail).toContainText("Apstiprināts");
  expect((await admin("GET", path)).json().data).toMatchObject({
    is_approved: true,
    sums: { net_cents: 127_500 },
  });
});

test("a choice that could not be counted has its button again, and is counted by it", async ({
  page,
  installation,
  faults,
}) => {
  faults.allow(/\/d\//, /^request: net::ERR_FAILED/, /ERR_FAILED/);
  const { admin, estimate } = await billable(installation);
  const { project } = (await admin("GET", `/estimates/${estimate.id}`)).json().data;
  const { path } = await offeredChoices(admin, project.id);
  const token = await sentLink({ installation, admin, path });
  await page.goto(`/d/${token}`);
  const choice = page.getByRole("region", { name: "Jūsu izvēle" });
  await intercept(page, "**/d/*", (route) => route.abort());
  await choice.getByRole("radio", { name: /Brošūra 2000/ }).check();
  await expect(button(choice, "Pārrēķināt summu")).toBeVisible();
  await expect(choice.getByRole("status")).toContainText(/998,25\s€/);
  await page.unroute("**/d/*");
  await button(choice, "Pārrēķināt summu").click();
  await expect(choice.getByRole("status")).toContainText(/1966,25\s€/);
});
