/**
 * Headers without those whose names a pattern knows. The runtime copies them itself: read one by one and put together
 * again, the copy of an ordinary request takes longer than what the edge decides about it.
 */
export function headersBut(pattern: RegExp, headers: Headers): Headers {
  const copy = new Headers(headers);
  for (const name of headers.keys()) if (pattern.test(name)) copy.delete(name);
  return copy;
}

/** Whether there is a header whose name a pattern knows. */
export function hasAny(pattern: RegExp, headers: Headers): boolean {
  for (const name of headers.keys()) if (pattern.test(name)) return true;
  return false;
}
