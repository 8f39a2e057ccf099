const key = "closed hosts";

/** The hosts of an installation that are suspended or removed: nothing is sent from there by itself. */
export function closedHosts(kv: SyncKvStorage) {
  const read = () => new Set(kv.get<string[]>(key));
  return {
    has: (host: string): boolean => read().has(host),
    note: (host: string, isOpen: boolean): void => {
      const hosts = read();
      if (isOpen) hosts.delete(host);
      else hosts.add(host);
      kv.put(key, [...hosts]);
    },
  };
}
