import { expect, test } from "../support/browser.ts";
import {
  answer,
  remind,
  seen,
  sendAdvance,
  sendEstimate,
  settle,
  toldInInbox,
  toldInProject,
} from "../support/journey/agency-steps.ts";
import { brands } from "../support/journey/brands.ts";
import { accept, ask, choose, readAnswer } from "../support/journey/client-steps.ts";
import { beginJourney, openMailed } from "../support/journey/journey.ts";

/** The whole way of a document, with an agency at its desk and a client who has a phone and the mails; parts of it are tried closer in tests of their own. */
for (const brand of brands) {
  const { demonstration, title, language, words } = brand;
  test.describe(`at ${title}, in ${language}`, () => {
    test.use({ demonstration, title });

    test("a document is sent, chosen from, asked about, accepted, invoiced in advance, reminded of and paid", async ({
      page,
      installation,
      newBrowser,
    }) => {
      const journey = await beginJourney({ page, installation, newBrowser }, brand);
      const { client, estimate } = journey;

      await test.step("the estimate is sent, and opened on a phone", async () => {
        await sendEstimate(journey, "Pirmā");
        await openMailed(journey, "Pirmā", words.estimate(estimate.number));
        await seen(journey, words.seen.opened);
      });

      await test.step("the client chooses, and the agency sees what", async () => {
        await choose(journey);
        await seen(journey, words.seen.choosing);
        await seen(journey, brand.net);
      });

      await test.step("the client asks, and is answered", async () => {
        await ask(journey);
        await answer(journey);
        await readAnswer(journey);
      });

      await test.step("the client accepts by a code, and the project goes to work", async () => {
        await accept(journey);
        await seen(journey, words.seen.accepted);
        await expect(page.getByText(words.accept.estimate, { exact: true }).first()).toBeVisible();
        await toldInInbox(journey, words.accept.story);
        await toldInProject(journey);
      });

      const number =
        await test.step("the advance invoice is made of what was agreed, and mailed", async () => {
          const issued = await sendAdvance(journey, "Otrā");
          await openMailed(journey, "Otrā", words.advanceInvoice(issued));
          await expect(client.getByRole("region", { name: issued })).toContainText(brand.advance);
          await expect(client.getByText(words.advance.payBy)).toBeVisible();
          await expect(client.getByRole("img", { name: words.advance.qr })).toBeVisible();
          return issued;
        });

      await test.step("the client is reminded of it, once that day has come", async () => {
        await remind(journey);
        await openMailed(journey, words.remind.mail, words.advanceInvoice(number));
      });

      await test.step("it is paid, and the page says so", async () => {
        await settle(journey);
        await client.reload();
        await expect(client.getByRole("heading", { name: words.paid.thanks })).toBeVisible();
        await expect(client.getByRole("img", { name: words.advance.qr })).toHaveCount(0);
      });
    });
  });
}
