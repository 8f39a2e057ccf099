import { createServer } from "node:http";
import { join } from "node:path";
import pdfmake from "pdfmake";

// The same paper by pdfmake: what is posted, a description as documents/data.ts has it, comes back as PDF.
const fonts = join(import.meta.dirname, "../../../../workers/backend/documents/fonts");
const at = (name) => join(fonts, `${name}.ttf.bin`);
pdfmake.setFonts({ Noto: { normal: at("regular"), bold: at("semibold"), italics: at("italic") } });
pdfmake.setLocalAccessPolicy(() => true);
pdfmake.setUrlAccessPolicy(() => false);

const mm = (millimetres) => (millimetres * 72) / 25.4;
const cells = (texts) => texts.map((text, index) => ({ text, alignment: index === 0 ? "left" : "right" }));

const rowsOf = ({ groups, columns }) =>
  groups.flatMap(({ name, total, lines }) => [
    ...(name
      ? [
          [
            { text: name, bold: true, colSpan: columns.length - 1 },
            ...columns.slice(2).map(() => ""),
            { text: total, bold: true, alignment: "right" },
          ],
        ]
      : []),
    ...lines.flatMap(({ texts, picture }) => [
      cells(texts),
      ...(picture
        ? [
            [
              { image: `data:image/png;base64,${picture}`, fit: [mm(32), mm(30)], colSpan: columns.length },
              ...columns.slice(1).map(() => ""),
            ],
          ]
        : []),
    ]),
  ]);

const describe = (paper) => ({
  pageSize: "A4",
  pageMargins: [mm(18), mm(18), mm(18), mm(26)],
  defaultStyle: { font: "Noto", fontSize: 9 },
  footer: (page, pages) => ({
    margin: [mm(18), 10],
    columns: [paper.company, { text: `${page}. lapa no ${pages}`, alignment: "right" }],
  }),
  content: [
    { text: paper.title, fontSize: 22, bold: true, color: "#662e93", alignment: "right" },
    { columns: paper.parties.map((lines) => lines.join("\n")), margin: [0, 12] },
    {
      layout: { hLineWidth: () => 0.5, vLineWidth: () => 0, hLineColor: () => "#d5d9e0" },
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: paper.widths.map(mm),
        body: [cells(paper.columns), ...rowsOf(paper)],
      },
    },
    {
      margin: [mm(88), mm(8), 0, 0],
      unbreakable: true,
      layout: "noBorders",
      table: { widths: [mm(48), mm(32)], body: paper.sums.map(cells) },
    },
  ],
});

createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const paper = JSON.parse(Buffer.concat(parts).toString());
  response.end(await pdfmake.createPdf(describe(paper)).getBuffer());
}).listen(Number(process.env.PORT), "127.0.0.1");
