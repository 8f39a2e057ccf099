import { z } from "zod";
import type { EdgeEnv } from "#edge/env.ts";
import { escapeHtml } from "#edge/pages/plain-page.ts";
import { backendOf } from "#edge/proxy/backend-fetch.ts";
import type { Tenant } from "#edge/tenant/tenant.ts";
import en from "#locales/en/mailbox.json" with { type: "json" };
import lv from "#locales/lv/mailbox.json" with { type: "json" };
import { preferredLanguage } from "#model/text/language.ts";

const mail = z.object({
  id: z.number(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  sender_name: z.string(),
  reply_to: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string() })),
  at: z.string(),
  /** By which the post would tell of it. */
  message_id: z.string().default(""),
  from: z.string().default(""),
});
type Captured = z.infer<typeof mail>;

/** What can be read of the mails: a store may have some of an older version. */
const readable = (mails: unknown): Captured[] =>
  z
    .array(z.unknown())
    .parse(mails)
    .flatMap((one) => mail.safeParse(one).data ?? []);

/** The mails that an installation of a local run would have sent: `/mailbox` on its address, and their files. */
export function mailbox(request: Request, tenant: Tenant, env: EdgeEnv): Promise<Response> | null {
  return new URL(request.url).pathname === "/mailbox" ? show(request, tenant, env) : null;
}

async function show(request: Request, tenant: Tenant, env: EdgeEnv): Promise<Response> {
  const words = { lv, en }[preferredLanguage(request.headers.get("accept-language"))];
  const backend = backendOf(tenant, env, { origin: new URL(request.url).origin, clientAddress: "" });
  const { searchParams } = new URL(request.url);
  const [file, place] = [searchParams.get("file"), searchParams.get("place")];
  if (file !== null && tenant.backend === "embedded")
    return backend(`/mailbox?file=${Number(file)}&place=${Number(place)}`, {});
  // A backend of an agency's own sends its mails by itself.
  const captured =
    tenant.backend === "embedded" ? readable(await (await backend("/mailbox", {})).json()) : [];
  const articles = captured.map((one) => {
    const { subject, at, text, attachments, id, from, message_id } = one;
    const links = attachments.map(
      ({ name }, index) => `<p><a href="/mailbox?file=${id}&amp;place=${index}">${escapeHtml(name)}</a></p>`,
    );
    const posted = escapeHtml(`${words.sender}: ${from} · ${words.message}: ${message_id}`);
    return `<article><h2>${escapeHtml(subject)}</h2><p>${addresses(one, words)} · <time>${at}</time> · ${posted}</p><pre>${linked(text)}</pre>${links.join("")}</article>`;
  });
  const body = articles.join("") || `<p>${words.empty}</p>`;
  const html = `<!doctype html><meta charset="utf-8"><title>${words.title}</title><h1>${words.title}</h1>${body}`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Whom it is to, and whatever else stands in its head. */
function addresses({ to, cc, bcc, sender_name, reply_to }: Captured, words: typeof lv): string {
  const parts = [
    ["", to.join(", ")],
    [words.copy, cc.join(", ")],
    [words.hidden_copy, bcc.join(", ")],
    [words.from, sender_name],
    [words.answers, reply_to],
  ];
  const said = parts
    .filter(([, whom]) => whom)
    .map(([name, whom]) => [name, whom].filter(Boolean).join(": "));
  return escapeHtml(said.join(" · "));
}

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);
