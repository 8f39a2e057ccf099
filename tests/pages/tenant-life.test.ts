import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operatorToken, tenantCommand } from "../gate/operators.ts";
import { port } from "../support/installation.ts";
import { button, fillLogin, heading, link, row, textbox } from "../support/page-words.ts";
import { fillRenewal } from "../support/plain/mail.ts";
import { expect, type Page, testEmpty as test } from "../support/plain/test.ts";

const host = `t-${randomBytes(6).toString("hex")}.localhost`;
const origin = `http://${host}:${port}`;
const file = join(tmpdir(), `${host}.tar`);
const secret = "jauna parole rudenim";

test.afterEach(() => rmSync(file, { force: true }));

/** What the operator types; anything but success fails the test. */
async function typed(...parameters: string[]): Promise<string> {
  const { code, output } = await tenantCommand(parameters, { OPERATOR_TOKEN: await operatorToken() });
  expect({ parameters, code, output }).toEqual({ parameters, code: 0, output });
  return output;
}

async function enter(page: Page): Promise<void> {
  await page.goto(`${origin}/login`);
  await fillLogin(page, "anna@druka.lv", secret);
  await expect(page).not.toHaveURL(/login/);
}

test("an agency is added, used, exported, removed and restored", async ({ newBrowser }) => {
  const page = newBrowser({ host, origin, link: null });
  const added = await typed(
    "add",
    host,
    "--title",
    "Ķīpsalas druka",
    "--admin",
    "Anna Ozola <anna@druka.lv>",
  );
  await page.goto(added.match(/http:\S+/)?.[0] ?? "");
  await fillRenewal(page, secret, secret);
  await expect(page).toHaveURL(/\/setup$/);
  await page.goto(`${origin}/clients`);
  await link(page, "Pievienot klientu").first().click();
  await textbox(page, "Nosaukums").fill("Gaiļezera pārtika, SIA");
  await textbox(page, "Īsais nosaukums").fill("Gaiļezers");
  await button(page, "Pievienot").click();
  await expect(heading(page, "Gaiļezera pārtika, SIA")).toBeVisible();

  await typed("export", host, "--to", file);
  await typed("remove", host, "--data", "--yes", host);
  await page.goto(`${origin}/clients`);
  expect(page.status).toBe(421);
  await expect(heading(page, "Šajā adresē nekā nav")).toBeVisible();

  await typed("restore", host, "--title", "Ķīpsalas druka", "--from", file);
  await enter(page);
  await page.goto(`${origin}/clients`);
  await expect(page).toHaveTitle(/Ķīpsalas druka/);
  await link(row(page, "Gaiļezera pārtika, SIA"), /Gaiļezera/).click();
  await link(page, "Dati").click();
  await expect(textbox(page, "Īsais nosaukums")).toHaveValue("Gaiļezers");
});
