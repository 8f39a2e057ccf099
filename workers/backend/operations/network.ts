/**
 * Who counts as one visitor by an IP address: an IPv6 address by its /64, which is what a provider gives to one
 * household or machine; an IPv4 address whole, also where it is written as IPv6. What is no address stays as it is.
 * @param bits 48 for all that one customer of a provider may have of IPv6
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const whole =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill("0"), ...last];
  const network = whole.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/${bits}`;
}
