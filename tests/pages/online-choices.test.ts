import { newestMail, readerOf, sentLink } from "../api/online/arrange.ts";
import { offeredChoices } from "../api/online/offered-choices.ts";
import { billable } from "../support/begun-documents.ts";
import type { TestInstallation } from "../support/installation.ts";
import { button, textbox } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** An estimate with choices of which a client has a link. */
async function sent(installation: TestInstallation, fields: object = {}) {
  const { admin, estimate } = await billable(installation);
  const { project } = (await admin("GET", `/estimates/${estimate.id}`)).json().data;
  const offered = await offeredChoices(admin, project.id);
  const token = await sentLink({ installation, admin, path: offered.path }, fields);
  return { ...offered, admin, token, reader: readerOf(installation, token) };
}

test.for([
  {
    lang: "lv",
    choice: "Jūsu izvēle",
    names: [/Brošūra 2000/, /Piegāde/, /Folija/],
    count: "Pārrēķināt summu",
    total: /1936,00\s€/,
    answer: "Apstiprināšana",
    name: "Vārds, uzvārds",
    send: "Saņemt kodu",
    again: "Izvēle ir mainīta, un summa ir pārrēķināta",
    after: /2117,50\s€/,
    mail: "Apstiprinājuma kods",
    code: "Kods",
    confirm: "Apstiprināt dokumentu",
    other: "Mainīt izvēli vai pieprasīt jaunu kodu",
  },
  {
    lang: "en",
    choice: "Your choice",
    names: [/Brochure 2000/, /Delivery/, /Foil/],
    count: "Update the total",
    total: /1,936\.00\s€/,
    answer: "Accept",
    name: "Full name",
    send: "Get the code",
    again: "The choice was changed, and the total was counted again",
    after: /2,117\.50\s€/,
    mail: "Confirmation code",
    code: "Code",
    confirm: "Accept the document",
    other: "Change the choice or ask for a new code",
  },
])(
  "without scripts a client chooses and accepts in $lang what was seen",
  async (words, { page, installation }) => {
    const { admin, path, token, of, reader } = await sent(installation, { lang: words.lang });
    await page.goto(`/d/${token}`);
    const choice = page.getByRole("region", { name: words.choice });
    const answer = page.getByRole("region", { name: words.answer });
    const [copies, delivery, foil] = words.names;
    await choice.getByRole("radio", { name: copies }).check();
    await choice.getByRole("checkbox", { name: delivery }).uncheck();
    textbox(answer, words.name).fill("Zane");
    await button(choice, words.count).click();
    expect(textbox(answer, words.name).inputValue()).toBe("Zane");
    await expect(choice.getByText(words.total)).toBeVisible();
    expect((await reader("GET")).json().data.chosen).toEqual(of("Brošūra 2000"));

    await choice.getByRole("checkbox", { name: foil }).check();
    textbox(answer, words.name).fill("Jānis");
    await button(answer, words.send).click();
    await expect(answer.getByText(words.again)).toBeVisible();
    await expect(choice.getByText(words.after)).toBeVisible();
    expect(textbox(answer, words.name).inputValue()).toBe("Jānis");
    await button(answer, words.send).click();
    await expect(page.getByRole("link", { name: words.other })).toBeVisible();
    const code = /^\d{6}$/m.exec(await newestMail(installation, words.mail))?.[0] ?? "";
    textbox(answer, words.code).fill(code);
    await button(answer, words.confirm).click();
    await expect(answer).toHaveCount(0);
    const estimate = (await admin("GET", path)).json().data;
    expect(estimate).toMatchObject({ is_approved: true, sums: { net_cents: 175_000, total_cents: 211_750 } });
  },
);

test("what is to be chosen stands before the document, and what was chosen behind it", async ({
  page,
  installation,
}) => {
  const { token, reader } = await sent(installation);
  const order = () => [...page.document.querySelectorAll("main > [id]")].map(({ id }) => id);
  await page.goto(`/d/${token}`);
  expect(order()).toEqual(["choice", "sheet", "answer", "questions"]);
  await reader("POST", "/refusal", { name: "Jānis", reason: "Par dārgu" });
  await page.goto(`/d/${token}`);
  expect(order()).toEqual(["sheet", "choice", "questions"]);
});

test("who is of the agency sees what is chosen and cannot change it", async ({ page, installation }) => {
  const { token } = await sent(installation);
  await letIn(page, "admin");
  await page.goto(`/d/${token}`);
  const choice = page.getByRole("region", { name: "Jūsu izvēle" });
  await expect(choice.getByText("Brošūra 1000")).toBeVisible();
  await expect(button(choice, "Pārrēķināt summu")).toHaveCount(0);
});
