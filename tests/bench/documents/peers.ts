import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { start } from "../support/child.ts";
import { install } from "../support/install.ts";
import { openBrowser } from "../support/weight.ts";
import type { Paper } from "./data.ts";
import { type Side, timed } from "./sides.ts";

const folder = join(import.meta.dirname, "../peers/documents");

export const pdfmakeVersion = (): string =>
  JSON.parse(readFileSync(join(folder, "node_modules/pdfmake/package.json"), "utf8")).version;

/** pdfmake on Node, kept running; it gets the document with the request. */
export async function startPdfmake(port: number): Promise<Side> {
  install(folder);
  const command: [string, string] = [process.execPath, join(folder, "pdfmake.js")];
  await start({ command, cwd: folder, env: { PORT: String(port) }, port });
  return {
    name: "pdfmake",
    async render(paper) {
      const body = JSON.stringify(paper);
      const { result, time } = await timed(async () =>
        (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body })).arrayBuffer(),
      );
      return { pdf: new Uint8Array(result), time };
    },
  };
}

/** Chromium that prints a page of the same content: in a browser that is open, or one of its own each time. */
export const chromiumWarm = (browser: Browser): Side => ({
  name: "Chromium, warm",
  async render(paper) {
    const { result, time } = await timed(() => printed(browser, paper));
    return { pdf: result, time };
  },
  async words(paper) {
    const page = await browser.newPage();
    await page.setContent(htmlOf(paper));
    const words = await page.locator("td, th").allTextContents();
    await page.close();
    return words.join(" ");
  },
});

export const chromiumCold = (): Side => ({
  name: "Chromium, cold",
  async render(paper) {
    const { result, time } = await timed(async () => {
      const browser = await openBrowser();
      const pdf = await printed(browser, paper);
      await browser.close();
      return pdf;
    });
    return { pdf: result, time };
  },
});

async function printed(browser: Browser, paper: Paper): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(htmlOf(paper));
  const margin = { top: "18mm", bottom: "26mm", left: "18mm", right: "18mm" };
  const footerTemplate = `<p style="font-size:7pt;margin:0 18mm">${paper.company} <span class="pageNumber"></span>. lapa no <span class="totalPages"></span></p>`;
  const pdf = await page.pdf({
    format: "A4",
    margin,
    displayHeaderFooter: true,
    headerTemplate: "<i></i>",
    footerTemplate,
  });
  await page.close();
  return pdf;
}

function htmlOf({ title, parties, columns, groups, sums }: Paper): string {
  const row = (texts: string[], tag = "td") =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;
  const body = groups
    .map(({ name, total, lines }) => {
      const heading = name
        ? `<tr><th colspan="${columns.length - 1}">${name}</th><th>${total}</th></tr>`
        : "";
      const rows = lines.map(({ texts, picture }) =>
        picture
          ? `${row(texts)}<tr><td colspan="${columns.length}"><img src="data:image/png;base64,${picture}"></td></tr>`
          : row(texts),
      );
      return heading + rows.join("");
    })
    .join("");
  return `<!doctype html><style>
    @font-face { font-family: Noto; src: url(data:font/ttf;base64,${type("regular")}) }
    @font-face { font-family: Noto; font-weight: 600; src: url(data:font/ttf;base64,${type("semibold")}) }
    body { font: 9pt Noto; margin: 0 } h1 { font-size: 22pt; color: #662e93; text-align: right }
    table { width: 100%; border-collapse: collapse } tr { break-inside: avoid }
    td, th { border-bottom: 0.5pt solid #d5d9e0; text-align: right; padding: 3pt 0 4pt; font-weight: 400 }
    td:first-child, th:first-child { text-align: left } th { font-weight: 600 } img { height: 30mm }
    </style><h1>${title}</h1><p>${parties.flat().join("<br>")}</p>
    <table><thead>${row(columns, "th")}</thead><tbody>${body}</tbody></table>
    <table>${sums.map((texts) => row(texts)).join("")}</table>`;
}

const type = (name: string): string =>
  readFileSync(
    join(import.meta.dirname, `../../../workers/backend/documents/fonts/${name}.ttf.bin`),
  ).toString("base64");
