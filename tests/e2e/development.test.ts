import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "#cli/lifetime.ts";
import { alive, expect, test } from "../support/browser.ts";
import { password } from "../support/installation.ts";

/** The sources as they are, in a folder of their own, where they may be changed. */
function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), "development-"));
  const list = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { encoding: "utf8", maxBuffer: 2 ** 24 }).split("\n");
  for (const file of files.filter((path) => /^(app|party|public|workers)\/|^[^/]+$/.test(path)))
    if (!file.endsWith(".test.ts")) cpSync(file, join(folder, file));
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  return folder;
}

test("while one works on it, changes are seen where they are made, and nothing is lost", async ({ page }) => {
  const folder = copyOfSources();
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NODE_ENV: undefined, STARTED_BY: undefined };
  const running = spawn("node", ["workers/cli/dev.ts"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(running, "exit");
  const change = (path: string, from: string, to: string) => {
    const before = readFileSync(join(folder, path), "utf8");
    expect(before.split(from)).toHaveLength(2);
    writeFileSync(join(folder, path), before.replace(from, to));
  };
  try {
    const ready = new Promise((resolve) => {
      createInterface({ input: running.stdout }).on(
        "line",
        (line) => line.startsWith("Ready") && resolve(line),
      );
    });
    expect(await Promise.race([ready, ended])).toContain(`http://localhost:${port}`);
    const origin = `http://localhost:${port}`;
    await page.goto(`${origin}/login?to=/clients`);
    await page.getByLabel("E-pasts").fill("admin@demo.test");
    await page.getByLabel("Parole").fill(password);
    await page.getByRole("button", { name: "Pieslēgties" }).click();
    await page.waitForURL(`${origin}/clients`);
    // What changes before would not be told to this page.
    const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
    await page.goto(`${origin}/clients/add`);
    await connected;
    await alive(page);
    const name = page.getByRole("textbox", { name: "Nosaukums", exact: true });
    await name.fill("SIA Iesākts");

    change("app/styles/app.css", "  body {", "  body {\n    outline: 3px solid rgb(1, 2, 3);");
    await expect(page.locator("body")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
    change("app/routes/frame/side-menu.tsx", "<nav", '<nav data-changed="yes"');
    await expect(page.locator("nav[data-changed]")).toBeVisible();
    change("workers/backend/front/docs.ts", "Back office API", "Changed API");
    const title = async () =>
      (await (await page.request.get(`${origin}/api/openapi.json`)).json()).info.title;
    // The Worker is bundled again, which takes a machine as long as its others leave it.
    await expect.poll(title, { timeout: 150_000 }).toBe("Changed API");
    // Neither the page nor its session was started over.
    await expect(name).toHaveValue("SIA Iesākts");
    await page.getByLabel("Īsais nosaukums").fill("Iesākts");
    await page.getByRole("button", { name: "Pievienot", exact: true }).click();
    await expect(page.getByText("SIA Iesākts").first()).toBeVisible();
  } finally {
    await page.goto("about:blank");
    running.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
