/** Where a link of a commentary may lead; the sanitiser takes any other out (rich-text.ts). */
const protocols = ["http:", "https:", "mailto:"];

/**
 * The address that somebody typed for a link, with its protocol where that was left out; null for one that leads
 * nowhere or elsewhere than to the web or a mailbox.
 */
export function linkOf(typed: string): string | null {
  const address = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`;
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`;
  return isWhole(whole) ? whole : null;
}

function isWhole(address: string): boolean {
  if (/\s/.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  if (!protocols.includes(protocol)) return false;
  return protocol === "mailto:" ? pathname.includes("@") : /\.|^localhost$|:/.test(hostname);
}
