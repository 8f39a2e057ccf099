import { notFound } from "#backend/operations/errors.ts";
import { sandboxed } from "../sandboxed.ts";
import { attachment, inline } from "./attachment.ts";

interface Kept {
  mime_type: string;
  /** What it was called where it came from. */
  file_name: string;
}

/** Answers a file as it came, by its key in R2. Throws a Problem (404) where it is not there. */
export async function keptFile(
  files: R2Bucket,
  key: string,
  { mime_type, file_name }: Kept,
): Promise<Response> {
  const file = await files.get(key);
  if (!file) throw notFound();
  // XML is not opened but saved: a browser would show it as a page.
  const isShown = mime_type !== "application/xml";
  return new Response(file.body, {
    headers: {
      "Content-Type": mime_type,
      "Content-Disposition": (isShown ? inline : attachment)(file_name),
      // The readers of PDFs that browsers have do not open one in a sandbox.
      "Content-Security-Policy":
        mime_type === "application/pdf" ? "frame-ancestors 'none'; base-uri 'none'" : sandboxed,
      "Content-Length": String(file.size),
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-cache",
      ETag: file.httpEtag,
    },
  });
}
