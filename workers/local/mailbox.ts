import { z } from "zod";
import type { EdgeEnv } from "#edge/env.ts";
import { escapeHtml } from "#edge/pages/plain-page.ts";
import { backendOf } from "#edge/proxy/backend-fetch.ts";
import type { Tenant } from "#edge/tenant/tenant.ts";
import en from "#locales/en/mailbox.json" with { type: "json" };
import lv from "#locales/lv/mailbox.json" with { type: "json" };
import { preferredLanguage } from "#model/text/language.ts";

const mails = z.array(
  z.object({ recipient: z.string(), subject: z.string(), text: z.string(), at: z.string() }),
);

/** The mails that an installation of a local run would have sent: `/mailbox` on its address. */
export function mailbox(request: Request, tenant: Tenant, env: EdgeEnv): Promise<Response> | null {
  return new URL(request.url).pathname === "/mailbox" ? show(request, tenant, env) : null;
}

async function show(request: Request, tenant: Tenant, env: EdgeEnv): Promise<Response> {
  const words = { lv, en }[preferredLanguage(request.headers.get("accept-language"))];
  const backend = backendOf(tenant, env, { origin: new URL(request.url).origin, clientAddress: "" });
  // A backend of an agency's own sends its mails by itself.
  const captured =
    tenant.backend === "embedded" ? mails.parse(await (await backend("/mailbox", {})).json()) : [];
  const articles = captured.map(
    ({ recipient, subject, text, at }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(recipient)} · <time>${at}</time></p><pre>${linked(text)}</pre></article>`,
  );
  const body = articles.join("") || `<p>${words.empty}</p>`;
  const html = `<!doctype html><meta charset="utf-8"><title>${words.title}</title><h1>${words.title}</h1>${body}`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);
