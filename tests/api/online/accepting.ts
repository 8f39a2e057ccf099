import { type Caller, strangerAt, type TestInstallation } from "#tests/support/installation.ts";
import { made, mailboxOf } from "../arrange.ts";

/** Somebody who accepts for a client. */
export const person = { name: "Jānis Bērziņš-Šķēle", role: "Mārketinga vadītājs" };
export const mailbox = "janis@klients.lv";

/** Mails an estimate with a link, in a language; answers the link's id and its token. */
export async function sentWithLink(
  installation: TestInstallation,
  caller: Caller,
  estimateId: number,
  fields: object = {},
): Promise<{ linkId: number; token: string }> {
  const mail = {
    to: [mailbox],
    subject: "Jūsu tāme",
    text: "Labdien!",
    lang: "lv",
    with_link: true,
    ...fields,
  };
  const { link } = await made(caller, `/estimates/${estimateId}/mails`, mail);
  const [newest] = await mailboxOf(installation);
  const token = /\/d\/([\w-]{43})/.exec(newest?.text ?? "")?.[1] ?? "";
  return { linkId: link.id, token };
}

/** Accepts what a token opens with the code that came by mail, as the page does; answers what is told of it. */
export async function accepted(installation: TestInstallation, token: string) {
  const stranger = strangerAt(installation);
  const at: Caller = (method, path, options) =>
    stranger(method, path, { ...options, headers: { "CF-Connecting-IP": "2001:db8:1:2:3:4:5:6" } });
  const { request } = await made(at, `/online_documents/${token}/codes`, person);
  const [newest] = await mailboxOf(installation);
  const code = /^\s*(\d{6})\s*$/m.exec(newest?.text ?? "")?.[1] ?? "";
  return made(at, `/online_documents/${token}/acceptance`, { request, code });
}
