import { mailboxOf } from "#tests/api/arrange.ts";
import { linkIn } from "#tests/api/online/arrange.ts";
import type { Place } from "#tests/support/installation.ts";

/** What the newest mail says whose subject has something in it; of one that is on its way once it is there. */
async function mailed(place: Place, subject: (written: string) => boolean) {
  for (let looked = 0; looked < 200; looked += 1) {
    const found = (await mailboxOf(place)).find((mail) => subject(mail.subject ?? ""));
    if (found) return { subject: found.subject ?? "", text: found.text ?? "" };
  }
  throw new Error("A mail that waits was not sent");
}

/** Opens the link that a mail with this subject brought. */
export async function openedBy(place: Place, subject: string) {
  const { text } = await mailed(place, (written) => written === subject);
  return `/online_documents/${linkIn(text)}`;
}

/** The code that was mailed for the document with a number. */
export async function codeOf(place: Place, number: string): Promise<string> {
  const { subject } = await mailed(
    place,
    (written) => written.startsWith("Apstiprinājuma kods ") && written.endsWith(` – ${number}`),
  );
  return /\d{6}/.exec(subject)?.[0] ?? "";
}
