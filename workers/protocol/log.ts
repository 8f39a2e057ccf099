/** One structured line in the Worker's log. Never a secret, a token, a query or a body. */
export function log(line: { level: "info" | "error" } & Record<string, unknown>): void {
  // biome-ignore lint/suspicious/noConsole: the console is a Worker's log
  console[line.level](JSON.stringify(line));
}

/** A fault, as a line of the log. */
export function logFault(part: string, error: unknown, more: Record<string, unknown> = {}): void {
  const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log({ level: "error", part, ...more, fault });
}
