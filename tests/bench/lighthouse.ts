import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { sentLink } from "../api/online/arrange.ts";
import { chromiumLaunch } from "../support/chromium.ts";
import { callerAt, newInstallation, port, signIns } from "../support/installation.ts";
import { audit, lighthouseVersion } from "./lighthouse/audit.ts";
import { chosen, clientsPage, type Looked, report, shortcomings } from "./lighthouse/report.ts";
import { screensOf } from "./lighthouse/screens.ts";
import { stopAll } from "./support/child.ts";
import { cookieOf, tokenOf } from "./support/office.ts";
import { startProduct } from "./support/product.ts";
import { publish } from "./support/publish.ts";
import { closeConnections } from "./support/requests.ts";

/**
 * `npm run lighthouse`: every screen, or those of some patterns (`-- /login /projects`), which leaves docs/benchmarks.md as
 * it is, as `--print` does. Says at the end what is missed, and which audits failed there.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: "boolean", default: false }, runs: { type: "string", default: "3" } },
});
const debugging = port + 4;
const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
const version = lighthouseVersion();
try {
  await startProduct();
  const installation = await newInstallation({ demonstration: "portal", title: "Portal" });
  const { host, origin } = installation;
  const cookie = await cookieOf(installation, signIns.admin);
  const token = await tokenOf(installation, signIns.admin);
  const admin = await callerAt(installation, signIns.admin);
  const path = "/estimates/30";
  await admin("PATCH", path, { body: { valid_until: "2099-12-31" } });
  const link = await sentLink({ installation, admin, path });
  const screens = (await screensOf({ port, host, cookie, token }, { [clientsPage]: `/d/${link}` })).filter(
    ({ pattern }) => positionals.length === 0 || positionals.includes(pattern),
  );
  // Lighthouse opens its pages in the browser's own context, so that is the one to be signed in.
  const args = [...chromiumLaunch.args, `--remote-debugging-port=${debugging}`];
  const context = await chromium.launchPersistentContext(profile, { ...chromiumLaunch, args });
  const looked: Looked[] = [];
  // Strangers come first: after them the browser is signed in.
  for (const screen of screens.toSorted(
    (one, other) => Number(other.isForStrangers) - Number(one.isForStrangers),
  )) {
    console.log(`Looking at ${screen.path}…`);
    if (!screen.isForStrangers) {
      const [name = "", value = ""] = cookie.split(/=(.*)/s);
      await context.addCookies([{ name, value, url: origin }]);
    }
    const audits = [];
    const runs = chosen.includes(screen.pattern) ? Number(values.runs) : 1;
    for (let run = 0; run < runs; run++) audits.push(await audit(origin + screen.path, debugging));
    looked.push({ screen, audits });
  }
  await context.close();
  const text = report(looked, version);
  console.log(text);
  console.log(`What is missed:\n${shortcomings(looked).join("\n") || "nothing"}`);
  if (!values.print && positionals.length === 0) publish("lighthouse", text);
} finally {
  closeConnections();
  await stopAll();
  rmSync(profile, { recursive: true, force: true });
}
