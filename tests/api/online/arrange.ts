import { type Place, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, made, mailboxOf } from "../arrange.ts";
import { introduceSeller, invoiceDesk } from "../invoices/arrange.ts";

/** An agency with an estimate of three lines (183.33 net) that can be sent, and its client's address. */
export async function sendingOffice() {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const { estimate, projectId, items } = await invoiceDesk(admin);
  const path = `/estimates/${estimate.id}`;
  const now = async () => (await admin("GET", path)).json().data;
  return { installation, admin, path, projectId, items, now };
}
type SendingOffice = Awaited<ReturnType<typeof sendingOffice>>;

/** Mails the estimate with a link and answers its token: of the newest mail that is in the mailbox. */
export async function sentLink(
  { installation, admin, path }: Pick<SendingOffice, "admin" | "path"> & { installation: Place },
  fields: object = {},
): Promise<string> {
  const subject = `Tāme ${crypto.randomUUID()}`;
  await made(admin, `${path}/mails`, {
    to: ["janis@klients.lv"],
    subject,
    text: "Labdien!",
    lang: "lv",
    with_link: true,
    ...fields,
  });
  const token = linkIn(await newestMail(installation, subject));
  // It is in the mailbox before it is noted that it was sent.
  for (let state = "waiting"; state === "waiting"; )
    state = (await admin("GET", `${path}/mails`)).json().data[0].state;
  return token;
}

/** The text of the mail with a subject, or of one that begins so. */
export async function newestMail(installation: Place, subject: string): Promise<string> {
  const found = (await mailboxOf(installation)).find((mail) => mail.subject?.startsWith(subject));
  if (!found?.text) throw new Error(`No mail "${subject}" was sent`);
  return found.text;
}

/** The token of the link in a text. */
export function linkIn(text: string): string {
  const [, token] = /\/d\/([\w-]{43})\b/.exec(text) ?? [];
  if (!token) throw new Error(`No link in ${text}`);
  return token;
}

/** What the reader of a link does with it: whoever has it, and nothing else. */
export const readerOf =
  (place: Place, token: string) =>
  (method: string, path = "", body?: object, headers: Record<string, string> = {}) =>
    strangerAt(place)(method, `/online_documents/${token}${path}`, {
      headers: { "Accept-Language": "lv", ...headers },
      ...(body && { body }),
    });
type Reader = ReturnType<typeof readerOf>;

/** Asks for the code as Jānis, and reads it from the mailbox. */
export async function codeFor(
  installation: Place,
  reader: Reader,
  fields: object = {},
): Promise<{ request: string; code: string }> {
  const asked = await reader("POST", "/codes", { name: "Jānis Bērziņš", role: "Direktors", ...fields });
  if (asked.status !== 201) throw new Error(asked.text);
  // In whatever language it is: it stands in a line of its own.
  const codes = (await mailboxOf(installation)).flatMap(({ text }) => /^\d{6}$/m.exec(text ?? "") ?? []);
  return { request: asked.json().data.request, code: codes[0] ?? "" };
}

/** Accepts what a link shows, as its reader would. */
export async function accepted(installation: Place, reader: Reader) {
  const answer = await reader("POST", "/acceptance", await codeFor(installation, reader));
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.json().data;
}
