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

test("rates and amounts of settings stand as their reader's language writes them", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await admin("PATCH", "/companies/1/details", { body: { advance_percentage: "33.5" } });
  await admin("PATCH", "/reminder_plan", { body: { least_amount: "10.50" } });
  await letIn(page, "admin");
  const shown = async (path: string, name: string) => {
    await page.goto(path);
    return textbox(page, name).nth(0).inputValue();
  };
  expect(await shown("/settings/interest", "Likme")).toBe("4,50");
  expect(await shown("/settings/reminders", "Neatgādināt, ja neapmaksāts mazāk par")).toBe("10,50");
  await button(page, "English").click();
  expect(await shown("/settings/interest", "Rate")).toBe("4.50");
  expect(await shown("/settings/reminders", "Do not remind if less is unpaid than")).toBe("10.50");
  expect(await shown("/settings", "Advance invoice")).toBe("33.50");
});
