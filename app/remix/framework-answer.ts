/** The content type of the framework's own answers. */
export const readable = "text/x-script";

/** What it answers with in place of a redirect. */
const redirected = 202;

/** Whether an answer would lead to the login page: the session has ended. */
export const leadsToLogin = ({ status, headers }: Response): boolean =>
  status === redirected && headers.get("Location")?.startsWith("/login") === true;

/** What stands for values that are none (turbo-stream). */
const nothing = { null: -5, undefined: -7 };

/** Plain data as the framework reads it (turbo-stream): a list of values, in which names and values stand by their places. */
export function encoded(data: unknown): string {
  const values: string[] = [];
  const add = (value: unknown): number => {
    if (value === null || value === undefined) return nothing[`${value}`];
    const place = values.push("") - 1;
    values[place] = written(value, add);
    return place;
  };
  add(data);
  return `[${values}]\n`;
}

function written(value: unknown, add: (value: unknown) => number): string {
  if (Array.isArray(value)) return `[${value.map(add)}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const said = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{${said.map(([name, one]) => `"_${add(name)}":${add(one)}`)}}`;
}
