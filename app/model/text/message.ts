/** Texts that tell a value, and what the text calls it. */
const valued = {
  "problems.request": "id",
  "errors.status": "code",
  "errors.body_size": "size",
  "errors.wrong_address": "address",
} as const;

type ValuedKey = keyof typeof valued;

/** A message that tells a value: the text key and the value behind it, as in "errors.status:502". */
export const withValue = (key: ValuedKey, value: string | number): string => `${key}:${value}`;

/**
 * A message as a text with its values. What a form or a page shows of a failure is a text key, a text key with a value, or
 * a backend's own words; the last stay as they are.
 */
export function readMessage(message: string): { key: string; values: Record<string, string> } {
  const colon = message.indexOf(":");
  const key = message.slice(0, Math.max(colon, 0));
  if (!isValued(key)) return { key: message, values: {} };
  return { key, values: { [valued[key]]: message.slice(colon + 1) } };
}

const isValued = (key: string): key is ValuedKey => Object.hasOwn(valued, key);
