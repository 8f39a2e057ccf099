import type { Random } from "#local/demonstration/random.ts";

export interface HostileRequest {
  /** The values of its Host headers: usually one. */
  hosts: string[];
  target: string;
  headers: string[];
  /** The registered host that it is for; null where it must reach nobody. */
  reaches: string | null;
}

type Kind = (random: Random, host: string, other: string) => Partial<HostileRequest>;

/** Other spellings of a registered host: all of them are that host. */
const spellings: Kind[] = [
  (_, host) => ({ hosts: [host] }),
  (random, host) => ({ hosts: [mixedCase(random, host)] }),
  (_, host) => ({ hosts: [`${host}.`] }),
  (random, host) => ({ hosts: [`${host}:${random.whole(1, 65_535)}`] }),
  (random, host) => ({ hosts: [`${mixedCase(random, host)}.:${random.whole(1, 65_535)}`] }),
  (_, host) => ({ hosts: [`   ${host}`] }),
  // What pretends to another tenant is not listened to.
  (random, host, other) => ({ hosts: [host], headers: [pretence(random, other)] }),
];

/** Names that are nobody's, however much they look like somebody's. */
const strangers: ((random: Random, host: string, other: string) => string)[] = [
  (random) => `${letters(random, 12)}.lv`,
  (_, host) => `evil${host}`,
  (_, host) => `www.${host}`,
  (_, host) => `${host}.evil.com`,
  (_, host) => `${host}.localhost`,
  () => "localhost.evil.com",
  () => "operator.localhost",
  (_, host) => `.${host}`,
  (_, host) => `${host}..`,
  (_, host) => host.replace(".", ".."),
  (_, host) => `-${host}`,
  (_, host) => host.replace(".", "-."),
  (_, host) => `*.${host}`,
  () => "*",
  (_, host) => `${host}@evil.com`,
  (_, host) => `evil.com@${host}`,
  (_, host) => `user:secret@${host}`,
  (_, host) => `evil.com/${host}`,
  (_, host) => `${host}/`,
  (_, host) => `${host}\\evil.com`,
  (_, host) => `evil.com#${host}`,
  (_, host) => `${host}?`,
  (_, host) => `${host} evil.com`,
  (_, host) => `evil.com\t${host}`,
  (_, host, other) => `${host},${other}`,
  (_, host, other) => `${host}, ${other}`,
  (_, host) => `"${host}"`,
  (_, host) => `[${host}]`,
  (_, host) => `${host};`,
  (_, host) => `%${host.charCodeAt(0).toString(16)}${host.slice(1)}`,
  (_, host) => host.replace(".", "%2e"),
  (_, host) => `${host}%00`,
  (_, host) => `${host}\0`,
  (_, host) => host.replace(".", "\0."),
  (_, host) => `${host}\x7f`,
  (_, host) => `${host}:`,
  (_, host) => `${host}:http`,
  (_, host) => `${host}:-1`,
  (_, host) => `${host}:99999`,
  (_, host) => `${host}:80:80`,
  (_, host) => `${host}:80@evil.com`,
  (_, host) => `${"a".repeat(64)}.${host}`,
  (_, host) => `${"a.".repeat(130)}${host}`,
  (random, host) => `${"a".repeat(random.whole(1_000, 6_000))}.${host}`,
  (random) => `xn--${letters(random, 8)}-${letters(random, 3)}.localhost`,
  () => "xn--.localhost",
  // A Cyrillic letter.
  (_, host) => host.replace("o", "о"),
  (_, host) => `${host}。evil.com`,
  (random) => `${random.pick(["🦉", "ß", "ķīpsala", "‮"])}.localhost`,
  (random) => random.pick(["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "127.1", "2130706433", "0x7f000001"]),
  (random) => random.pick(["0177.0.0.1", "169.254.169.254", "10.0.0.1", "[fe80::1%25eth0]", "[::1", "::1"]),
  (random) => random.pick(["", ".", "..", ":", ":80", "@", "/", "-", "_", "null", "undefined", "backend"]),
];

/** Requests that name more than one host, or none in a way that HTTP knows. */
const confusions: Kind[] = [
  (_, host, other) => ({ hosts: [host, other] }),
  (_, host) => ({ hosts: [host, "evil.com"] }),
  (_, host) => ({ hosts: ["evil.com", host] }),
  (_, host) => ({ hosts: [host, host] }),
  () => ({ hosts: [] }),
  (_, host) => ({ hosts: ["evil.com"], target: `http://${host}/login` }),
  (_, host) => ({ hosts: [host], target: "http://evil.com/login" }),
  (_, host, other) => ({ hosts: [host], target: `https://${other}/login` }),
  (_, host) => ({ hosts: [host], target: `${host}/login` }),
  (_, host) => ({ hosts: ["evil.com"], target: `${host}:443` }),
  (_, host) => ({ hosts: [], headers: [`Host : ${host}`] }),
  (_, host) => ({ hosts: [], headers: [`X: y\r\n Host: ${host}`] }),
  (_, host) => ({ hosts: [], headers: [`:authority: ${host}`] }),
  (random, host) => ({ hosts: ["evil.com"], headers: [pretence(random, host)] }),
  (random, host) => ({ hosts: ["127.0.0.1"], headers: [pretence(random, host)] }),
];

/** The next of an endless row of requests, most of which lie about their host. */
export function hostileRequest(random: Random, registered: readonly string[]): HostileRequest {
  const [host = "", other = ""] = random.shuffle(registered);
  const usual = { target: "/login", headers: [] };
  const dice = random.whole(1, 10);
  if (dice <= 2)
    return { ...usual, hosts: [host], ...random.pick(spellings)(random, host, other), reaches: host };
  if (dice <= 4)
    return { ...usual, hosts: [], ...random.pick(confusions)(random, host, other), reaches: null };
  const stranger = random.pick(strangers)(random, host, other);
  const headers = random.chance(0.3) ? [pretence(random, host)] : [];
  return { ...usual, hosts: [stranger], headers, reaches: null };
}

/** A header with which a proxy, or anyone who plays one, would say which host was meant. */
function pretence(random: Random, host: string): string {
  return random.pick([
    `X-Forwarded-Host: ${host}`,
    `X-Forwarded-Server: ${host}`,
    `Forwarded: host=${host};proto=https`,
    `X-Host: ${host}`,
    `X-Original-Host: ${host}`,
    `X-Original-URL: http://${host}/login`,
    `X-Rewrite-URL: http://${host}/login`,
    `MF-Original-URL: http://${host}/login`,
    `X-Installation: ${host.replaceAll(".", "-")}`,
    `X-Tenant-Title: ${host}`,
    `X-Tenant-Origin: http://${host}`,
    `Origin: http://${host}`,
    `Referer: http://${host}/login`,
    `CF-Worker: ${host}`,
  ]);
}

const mixedCase = (random: Random, text: string): string =>
  [...text].map((letter) => (random.chance(0.5) ? letter.toUpperCase() : letter)).join("");

const letters = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pick([..."abcdefghijklmnopqrstuvwxyz"])).join("");
