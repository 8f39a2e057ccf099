import type { Caller } from "#tests/support/installation.ts";
import { multipart, textParts } from "#tests/support/multipart.ts";

export const fileName = "Noteikumi 2026.pdf";

/** Sends the PDF of the agency's terms. */
export const attach = (caller: Caller, content: Uint8Array, filename = fileName) =>
  caller("POST", "/terms/file", multipart([{ name: "file", content, filename, type: "application/pdf" }]));

/** The same where it is taken: the terms as they are then. */
export async function attached(caller: Caller, content: Uint8Array, filename = fileName) {
  const answer = await attach(caller, content, filename);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json().data;
}

/** A form in which nothing was chosen. */
export const nothing = multipart(textParts({ note: "" }));
