import { newestMail, sentLink } from "../api/online/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import { expect, test } from "../support/browser.ts";
import { seenOn } from "../support/browser-axe.ts";
import { button, textbox } from "../support/page-words.ts";

test("a signature is drawn at accepting, stays where a code was wrong, and is cleared by a press", async ({
  installation,
  newBrowser,
}) => {
  const { admin, estimate } = await billable(installation);
  const token = await sentLink({ installation, admin, path: `/estimates/${estimate.id}` });
  const client = await newBrowser({ viewport: { width: 390, height: 844 } });
  const watched: string[] = [];
  client.on("console", (message) => watched.push(message.text()));
  await client.goto(`/d/${token}`);
  const answer = client.getByRole("region", { name: "Apstiprināšana" });
  await answer.getByRole("textbox", { name: "Vārds, uzvārds" }).first().fill("Jānis Bērziņš");
  await button(answer, "Saņemt kodu").click();
  const field = answer.getByRole("img", { name: "Vieta parakstam" });
  const path = field.locator("path");
  await expect(button(answer, "Notīrīt")).toBeHidden();
  const draw = async () => {
    await field.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await client.mouse.move(x + width * 0.1, y + height * 0.5);
    await client.mouse.down();
    await client.mouse.move(x + width * 0.5, y + height * 0.2, { steps: 4 });
    await client.mouse.move(x + width * 0.9, y + height * 1.5, { steps: 4 });
    await client.mouse.up();
  };
  await draw();
  // It ends at the edge of its field.
  await expect(path).toHaveAttribute("d", /^M60 100L.*L\d+ 200$/);
  await button(answer, "Notīrīt").click();
  await expect(path).toHaveAttribute("d", "");
  await draw();
  const drawn = (await path.getAttribute("d")) ?? "";
  await textbox(answer, "Kods").fill("000 000");
  await button(answer, "Apstiprināt dokumentu").click();
  await expect(path).toHaveAttribute("d", drawn);
  expect(await seenOn(client)).toEqual({ found: [], isSteady: true, tooWide: [], language: "lv" });
  const code = /^\d{6}$/m.exec(await newestMail(installation, "Apstiprinājuma kods"))?.[0] ?? "";
  await textbox(answer, "Kods").fill(code);
  await button(answer, "Apstiprināt dokumentu").click();
  await expect(client.getByRole("status").first()).toContainText("apstiprināja Jānis Bērziņš");
  const proof = await client.evaluate(
    async (at) => (await fetch(at)).text(),
    `/api/online_documents/${token}/proof`,
  );
  expect(proof).toContain(`d="${drawn}"`);
  expect(watched.filter((text) => text.includes("Security"))).toEqual([]);
});

test("without scripts there is no field to draw in, and nobody misses it", async ({
  installation,
  newBrowser,
}) => {
  const { admin, estimate } = await billable(installation);
  const token = await sentLink({ installation, admin, path: `/estimates/${estimate.id}` });
  const client = await newBrowser({ javaScriptEnabled: false });
  await client.goto(`/d/${token}`);
  const answer = client.getByRole("region", { name: "Apstiprināšana" });
  await answer.getByRole("textbox", { name: "Vārds, uzvārds" }).first().fill("Jānis Bērziņš");
  await button(answer, "Saņemt kodu").click();
  const code = /^\d{6}$/m.exec(await newestMail(installation, "Apstiprinājuma kods"))?.[0] ?? "";
  await expect(answer.getByText("Vieta parakstam")).toHaveCount(0);
  await expect(answer.getByText("Paraksts", { exact: true })).toBeHidden();
  await textbox(answer, "Kods").fill(code);
  await button(answer, "Apstiprināt dokumentu").click();
  await expect(client.getByRole("status").first()).toContainText("apstiprināja Jānis Bērziņš");
});
