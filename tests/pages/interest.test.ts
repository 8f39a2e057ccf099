import { callerAt, signIns } from "../support/installation.ts";
import { button, choice, link, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("an agency sets how interest for delay is counted, and keeps the base rates of half-years", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const terms = async () => (await admin("GET", "/companies/1/details")).json().data.interest;
  await letIn(page, "admin");
  await page.goto("/settings");
  await link(page.getByRole("navigation", { name: "Iestatījumu sadaļas" }), "Procenti").click();
  await expect(page.getByRole("main")).toContainText("Civillikuma 1765. pants");
  await choice(page, "Kā tos aprēķina").selectOption("day");
  await textbox(page, "Līgumiskā likme").fill("2");
  await button(page, "Saglabāt").click();
  await expect(page.getByRole("main")).toContainText("Virs 0, līdz 100 % gadā vai 1 % dienā");
  expect((await terms()).rule).toBe("off");
  await textbox(page, "Līgumiskā likme").fill("0,1");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  expect(await terms()).toMatchObject({ rule: "day", rate: "0.10" });

  await button(page, "Pievienot pusgadu").click();
  const added = page.getByRole("group", { name: "7. pusgads" });
  await textbox(added, "No").fill("01.02.2027");
  await textbox(added, "Likme").fill("2,4");
  await choice(page, "Kā tos aprēķina").selectOption("law");
  await button(page, "Saglabāt").click();
  await expect(page.getByRole("main")).toContainText("1. janvāris vai 1. jūlijs");
  await textbox(page.getByRole("group", { name: "7. pusgads" }), "No").fill("01.01.2027");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  const { rule, base_rates } = await terms();
  expect([rule, base_rates.length, base_rates.at(-1)]).toEqual([
    ...["law", 7, { from: "2027-01-01", rate: "2.40" }],
  ]);
});
