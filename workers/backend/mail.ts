import type { Mail } from "./db/outbox";
import type { UserRow } from "./db/users";
import type { Env } from "./env";
import { linkHours } from "./front/contract";
import { texts } from "./texts";

/** In whose name a mail goes out: the title and the address of the agency, both from the tenant registry. */
export type Sender = { origin: string; title: string };

/** The mail with the link that renews a password, in the person's language (specification 2.8). */
export function renewalMail(user: UserRow, token: string, { origin, title }: Sender): Mail {
  const t = texts(user.language);
  const values = {
    title,
    name: user.name,
    link: `${origin}/renew-password-form/${token}`,
    count: linkHours.renewal,
  };
  return {
    recipient: user.email,
    subject: t("mail.renewal.subject", values),
    text: t("mail.renewal.text", values),
  };
}

/** Sends a mail through Cloudflare's e-mail binding. Throws when it is not taken. */
export async function sendMail(env: Env, { recipient, subject, text }: Mail): Promise<void> {
  await env.MAIL.send({ from: env.MAIL_FROM, to: recipient, subject, text });
}
