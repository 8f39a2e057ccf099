/** The ids of planted rows, by the names that others refer to them with. */
export type Ids = Map<string, number>;

/** Throws for a name that nothing was planted with. */
export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demonstration refers to ${key}, which it does not have`);
  return id;
}
