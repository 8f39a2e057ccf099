import { dirname } from "node:path";

interface SystemFault extends Error {
  code: string;
  path?: string;
  hostname?: string;
}

/** What this machine says by a code, for anyone who types commands. */
const faults: Record<string, (fault: SystemFault) => string> = {
  ENOENT: ({ path = "" }) => `There is no folder ${dirname(path)}`,
  ENOTDIR: ({ path = "" }) => `${dirname(path)} is no folder`,
  EACCES: ({ path = "" }) => `${path} may not be read or written`,
  EPERM: ({ path = "" }) => `${path} may not be read or written`,
  EROFS: ({ path = "" }) => `Nothing can be written at ${path}`,
  ENOSPC: () => "The disk is full",
  ENOTFOUND: ({ hostname = "" }) => `DNS does not know ${hostname}`,
  EAI_AGAIN: ({ hostname = "" }) => `DNS does not answer for ${hostname}: is this machine online?`,
  ETIMEDOUT: () => "The other side does not answer",
  ECONNRESET: () => "The connection broke off. Try again",
  ERR_STREAM_PREMATURE_CLOSE: () => "The connection broke off. Try again",
};

/** What went wrong as a sentence: no code, no stack trace. */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isSystemFault(error) ? (faults[error.code]?.(error) ?? error.message) : error.message;
}

const isSystemFault = (error: Error): error is SystemFault =>
  "code" in error && typeof error.code === "string";
