const encoder = new TextEncoder();

/** The smallest page that a reader opens. */
export const pdf = () =>
  encoder.encode(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
  );

export const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** An empty zip archive: what matters here is that the bytes arrive as they left. */
export const sheet = () => new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...Array(18).fill(0)]);
