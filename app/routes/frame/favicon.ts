import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { palette } from "#model/branding/branding.ts";
import { initials } from "#model/user/initials.ts";

/** The favicon of an installation without one: its initial in its colour. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { config } = await context.viewer().catch(context.stranger);
  const colours = palette(config.colors);
  const [letter = "?"] = initials(context.tenant.title);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colours["--brand-primary"]}"/><text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="${colours["--brand-primary-text"]}">${escaped(letter)}</text></svg>`;
  return new Response(svg, {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": "private, max-age=300" },
  });
}

const escaped = (text: string) => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
