/** The version of the row that a form was filled from, for If-Match; none of a backend that counts none. */
export function versionOf(form: FormData, field = "version"): number | undefined {
  const version = form.get(field);
  return typeof version === "string" && /^[1-9]\d*$/.test(version) ? Number(version) : undefined;
}

/** The key that makes a form sent twice one write; none where what was sent cannot stand in a header. */
export function keyOf(form: FormData): string | undefined {
  const key = form.get("key");
  return typeof key === "string" && /^[!-~]+$/.test(key) ? key.slice(0, 100) : undefined;
}
