/** What of a domain has to stand in DNS so that its mails are taken for its own, in the order that it is told. */
export const recordKinds = ["owner", "returns", "spf", "dkim", "dmarc"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A record of DNS, as it is entered where the domain is kept. */
export interface NeededRecord {
  kind: RecordKind;
  type: "MX" | "TXT";
  name: string;
  /** A record for each; none where there is no value that is the same for every domain. */
  values: string[];
}

/** Cloudflare's mail servers, by whose records mails of a domain are sent (its documentation, "Domain configuration"). */
const post = {
  returns: "cf-bounce",
  servers: ["route1.mx.cloudflare.net", "route2.mx.cloudflare.net", "route3.mx.cloudflare.net"],
  senders: "include:_spf.mx.cloudflare.net",
} as const;

/** The domain of an address of mail. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/**
 * What has to stand in DNS for a domain: that it is this installation's, as another one's may be set up with the same post; where
 * mails that come back go (MX), who may send (SPF, RFC 7208), with which key mails are signed (DKIM, RFC 6376; the post's, of
 * each domain another one), and what is done with others (DMARC, RFC 9989).
 */
export function neededRecords(domain: string, proof: string): NeededRecord[] {
  const below = `${post.returns}.${domain}`;
  return [
    { kind: "owner", type: "TXT", name: `_portal-sender.${domain}`, values: [proof] },
    { kind: "returns", type: "MX", name: below, values: [...post.servers] },
    { kind: "spf", type: "TXT", name: below, values: [`v=spf1 ${post.senders} ~all`] },
    { kind: "dkim", type: "TXT", name: `${post.returns}._domainkey.${domain}`, values: [] },
    { kind: "dmarc", type: "TXT", name: `_dmarc.${domain}`, values: ["v=DMARC1; p=none"] },
  ];
}

/** Names that are asked about at most; a longer domain is nobody's sender. */
const mostNames = 8;

/** Domains above one of this many labels are a country's or a registry's. */
const leastLabels = 2;

/**
 * The names at which a record may stand, the nearest first: the policy of a domain holds for those below it as well (RFC 9989
 * §4.10).
 */
export function namesOf({ kind, name }: Pick<NeededRecord, "kind" | "name">): string[] {
  if (kind !== "dmarc") return [name];
  const labels = name.split(".").slice(1);
  return labels
    .map((_, from) => labels.slice(from))
    .filter((rest) => rest.length >= leastLabels)
    .slice(0, mostNames)
    .map((rest) => `_dmarc.${rest.join(".")}`);
}

/** Whether a record stands as it has to: it does, there is none, there is another one, or DNS gave no answer. */
export const recordStates = ["good", "missing", "wrong", "unknown"] as const;
export type RecordState = (typeof recordStates)[number];

/** What a record that was found says of what is needed; null where DNS gave no answer. */
export function stateOfRecord(
  { kind, values }: Pick<NeededRecord, "kind" | "values">,
  found: readonly string[] | null,
): RecordState {
  if (found === null) return "unknown";
  const own = found.filter(isOfKind[kind]);
  if (own.length === 0) return "missing";
  const isRight = kind === "owner" ? own.includes(values[0] ?? "") : isGood[kind](own);
  return isRight ? "good" : "wrong";
}

/** Other texts may stand at a name as well, as proofs of whose it is. */
const isOfKind: Record<RecordKind, (found: string) => boolean> = {
  owner: () => true,
  returns: () => true,
  spf: (found) => /^v=spf1(\s|$)/i.test(found),
  dkim: (found) => /(^|;)\s*p=/i.test(found),
  dmarc: (found) => /^v=DMARC1\s*(;|$)/i.test(found),
};

/** A key that was taken back is there and empty (RFC 6376 §3.6.1); of two SPF or DMARC records none holds. */
const isGood: Record<Exclude<RecordKind, "owner">, (own: readonly string[]) => boolean> = {
  returns: (own) => own.every((found) => post.servers.some((server) => server === serverIn(found))),
  spf: ([only = "", ...others]) =>
    others.length === 0 &&
    only
      .toLowerCase()
      .split(/\s+/)
      .some((term) => term === post.senders),
  dkim: (own) => own.every((found) => /(^|;)\s*p=[a-z0-9+/]{40}/i.test(found.replaceAll(" ", ""))),
  dmarc: ([only = "", ...others]) =>
    others.length === 0 && /;\s*p=(none|quarantine|reject)\s*(;|$)/i.test(only),
};

/** The server of a record such as "10 route1.mx.cloudflare.net.". */
const serverIn = (found: string): string =>
  (found.split(/\s+/).at(-1) ?? "").toLowerCase().replace(/\.$/, "");
