/** A row that something is done with beside others: what is sent of it, so that it is known although it has left the list. */
export interface ChosenRow {
  id: number;
  name: string;
  /** As it was shown, for If-Match; none of a backend that counts none. */
  version?: number | undefined;
  /** What else of it was seen, such as a sum in cents: it is not acted upon where that is another by now. */
  seen?: string | undefined;
  /** What brings it back to how it was; the act that was done knows how to read it. */
  back?: string | undefined;
  /** The key that an act on it is sent with: sent again with the same one, it is done once and answered as before. */
  key?: string | undefined;
  /** It was sent before and no answer came: whether it was done is not known. */
  again?: "yes" | undefined;
  /** What would bring it back as it was before that. */
  way?: string | undefined;
}

/** A row as a field of a form. */
export function asField(row: ChosenRow): string {
  const told = Object.entries(row).filter(([, value]) => value !== undefined);
  return String(new URLSearchParams(told.map(([name, value]) => [name, String(value)])));
}

/** A number of a row as an address or a field has it: digits alone. */
const numberIn = (sent: string | null): number | undefined =>
  sent !== null && /^(0|[1-9]\d{0,14})$/.test(sent) ? Number(sent) : undefined;

/** The row of a field; null for what is none, as only a program sends it. */
export function fromField(sent: unknown): ChosenRow | null {
  const told = new URLSearchParams(typeof sent === "string" ? sent : "");
  const [id, version] = [numberIn(told.get("id")), numberIn(told.get("version"))];
  if (!id || (version === undefined && told.has("version"))) return null;
  const textOf = (name: string) => told.get(name) ?? undefined;
  return {
    id,
    name: textOf("name") ?? "",
    version,
    seen: textOf("seen"),
    back: textOf("back"),
    // It stands in a header.
    key: /^[!-~]{1,100}$/.exec(textOf("key") ?? "")?.[0],
    again: told.get("again") === "yes" ? "yes" : undefined,
    way: textOf("way"),
  };
}

/** The rows of a list that its address says are chosen. */
export function chosenOf<Row extends { id: number }>(rows: readonly Row[], params: URLSearchParams): Row[] {
  const chosen = new Set(params.getAll("row"));
  return rows.filter(({ id }) => chosen.has(String(id)));
}

/** Where a list is as it was before rows of it were chosen. */
export function withoutChoice(list: string, params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete("row");
  return kept.size > 0 ? `${list}?${kept}` : list;
}
