/** workerd knows no jurisdictions: a local run keeps every installation on this machine. */
export function withoutJurisdictions<Namespace extends object>(namespace: Namespace): Namespace {
  return new Proxy(namespace, {
    get(target, name) {
      if (name === "jurisdiction") return () => target;
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
