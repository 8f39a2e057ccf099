import type { Caller, TestInstallation } from "#tests/support/installation.ts";
import { codeFor, readerOf, sentLink } from "./arrange.ts";

interface Office {
  installation: TestInstallation;
  admin: Caller;
}

/** A link to an estimate that was mailed: its id, its token, and what its reader does with it, from one address of IPv6. */
export async function sentOf(office: Office, estimateId: number, fields: object = {}) {
  const path = `/estimates/${estimateId}`;
  const token = await sentLink({ ...office, path }, fields);
  const [mail] = (await office.admin("GET", `${path}/mails`)).json().data;
  const from = { "CF-Connecting-IP": "2001:db8:1:2:3:4:5:6" };
  const reader = (method: string, at = "", body?: object) =>
    readerOf(office.installation, token)(method, at, body, from);
  const linkId: number = mail.link.id;
  return { token, linkId, reader };
}

/** The same after its reader accepted it; `told` is what was answered. */
export async function acceptedOf(office: Office, estimateId: number, fields: object = {}) {
  const sent = await sentOf(office, estimateId, fields);
  const code = await codeFor(office.installation, sent.reader, { has_agreed: true });
  const answer = await sent.reader("POST", "/acceptance", code);
  if (answer.status !== 201) throw new Error(answer.text);
  const told: { at: string; record_sha256: string } = answer.json().data;
  return { ...sent, told };
}
