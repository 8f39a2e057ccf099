import { expect, test } from "../support/browser.ts";
import { endLinksAt } from "../support/installation.ts";
import { changeLink, seen, sendEstimate, toldInInbox, waiting } from "../support/journey/agency-steps.ts";
import { brands } from "../support/journey/brands.ts";
import { accept, ask, choose, decline, extend } from "../support/journey/client-steps.ts";
import { beginJourney, openMailed } from "../support/journey/journey.ts";
import { heading } from "../support/page-words.ts";

/** Where the way of a document ends otherwise, and that it can be walked without scripts. */
for (const brand of brands) {
  const { demonstration, title, language, words } = brand;
  test.describe(`at ${title}, in ${language}`, () => {
    test.use({ demonstration, title });

    test("a client declines, and the agency sees why", async ({ page, installation, newBrowser }) => {
      const journey = await beginJourney({ page, installation, newBrowser }, brand);
      await sendEstimate(journey, "Pirmā");
      await openMailed(journey, "Pirmā", words.estimate(journey.estimate.number));
      await decline(journey);
      await seen(journey, words.seen.declined);
      await journey.mail.locator("summary").click();
      await expect(journey.mail).toContainText(words.decline.typed);
      await toldInInbox(journey, words.decline.story);
    });

    test("a link is taken back and given again, ends and is extended, and gives way to a newer version", async ({
      page,
      installation,
      newBrowser,
    }) => {
      const journey = await beginJourney({ page, installation, newBrowser }, brand);
      const { admin, client, estimate } = journey;
      await sendEstimate(journey, "Pirmā");
      const first = await openMailed(journey, "Pirmā", words.estimate(estimate.number));

      await test.step("it is taken back, and restored at the same address", async () => {
        await changeLink(journey, words.ended.revoke, words.seen.revoked);
        await client.reload();
        await expect(heading(client, words.ended.revoked)).toBeVisible();
        await expect(client.getByRole("article")).toHaveCount(0);
        await changeLink(journey, words.ended.renew, words.seen.opened);
        await client.reload();
        await expect(heading(client, words.estimate(estimate.number))).toBeVisible();
      });

      await test.step("it ends; the client asks for more time and is given it", async () => {
        await endLinksAt(installation);
        await client.reload();
        await expect(heading(client, words.ended.expired)).toBeVisible();
        await extend(journey);
        await waiting(journey, words.ended.extension);
        await expect(journey.mail).toContainText(words.seen.expired);
        await changeLink(journey, words.ended.renew, words.seen.opened);
        await client.goto(first);
        await expect(heading(client, words.estimate(estimate.number))).toBeVisible();
      });

      await test.step("the estimate is changed and sent again, and the old link says so", async () => {
        await admin("PATCH", estimate.path, { body: { discount: "10" } });
        await sendEstimate(journey, "Otrā", words.ended.sendAgain);
        await expect(page.getByText(words.seen.replaced)).toBeVisible();
        await client.reload();
        await expect(heading(client, words.ended.replaced)).toBeVisible();
        await expect(client.getByRole("article")).toHaveCount(0);
        await openMailed(journey, "Otrā", words.estimate(estimate.number));
        await expect(client.getByRole("article")).toContainText(brand.discounted);
      });
    });

    test("without scripts a client chooses, asks and accepts by forms alone", async ({
      page,
      installation,
      newBrowser,
    }) => {
      const journey = await beginJourney({ page, installation, newBrowser }, brand, {
        javaScriptEnabled: false,
      });
      await sendEstimate(journey, "Pirmā");
      await openMailed(journey, "Pirmā", words.estimate(journey.estimate.number));
      await choose(journey, "button");
      await ask(journey);
      await accept(journey);
      await seen(journey, words.seen.accepted);
      await expect(page.getByText(words.accept.estimate, { exact: true }).first()).toBeVisible();
    });
  });
}
