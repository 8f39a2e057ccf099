import { codeFor, readerOf, sentLink } from "#tests/api/online/arrange.ts";
import type { Office } from "#tests/api/people.ts";

/** What stands in a text; no longer than it may be. */
type Text = (field: string, longest: number) => string;

/**
 * The estimate 1 and the offer 2 of an office are sent with links and a file, asked about and answered inside; the first is
 * accepted then and the second declined. Everything that their clients type is what `text` says. The tokens of the links.
 */
export async function answeredByClients(office: Office, text: Text) {
  const accepted = await sentLink({ ...office, path: "/estimates/1" }, { files: [1] });
  await askedAt(office, { token: accepted, estimate: 1, text });
  const reader = readerOf(office.installation, accepted);
  const person = { name: text("client who accepts", 120), role: text("role of who accepts", 120) };
  const code = await codeFor(office.installation, reader, { ...person, has_agreed: true });
  await taken(reader("POST", "/acceptance", code));

  const declined = await sentLink({ ...office, path: "/estimates/2" }, { lang: "en" });
  await askedAt(office, { token: declined, estimate: 2, text });
  const refusal = { name: text("client who declines", 120), reason: text("reason", 2000) };
  await taken(readerOf(office.installation, declined)("POST", "/refusal", refusal));
  return { accepted, declined };
}

interface Asked {
  token: string;
  estimate: number;
  text: Text;
}

async function askedAt({ installation, admin }: Office, { token, estimate, text }: Asked): Promise<void> {
  const question = { name: text("client who asks", 120), text: text("question", 4000) };
  await taken(readerOf(installation, token)("POST", "/questions", question));
  await taken(admin("POST", `/estimates/${estimate}/questions`, { body: { text: text("reply", 4000) } }));
}

async function taken(answering: ReturnType<Office["admin"]>): Promise<void> {
  const { status, text } = await answering;
  if (status !== 201) throw new Error(`Answered ${status}: ${text}`);
}
