import type { Chance } from "#tests/party/chance.ts";

/** Pieces of which somebody makes a path that is to lead elsewhere: separators, dots, credentials, line ends, NUL. */
const pieces = [
  ...[
    "/",
    "//",
    "///",
    "\\",
    "\\\\",
    "/\\",
    ".",
    "..",
    "...",
    "/../",
    "/..;/",
    "..\\",
    ";",
    ":",
    "@",
    "?",
    "#",
    "&",
    "=",
    "*",
    "~",
  ],
  ...[
    "%2e",
    "%2e%2e",
    "%2E%2e%2f",
    "%252e%252e%252f",
    "%2f",
    "%2F%2F",
    "%5c",
    "%5C..",
    "%40",
    "%3a",
    "%3f",
    "%23",
    "%00",
    "%09",
  ],
  ...[
    "%0d%0a",
    "%0D%0AHost:%20evil.example",
    "%0aX-Injected:%201",
    "%ff",
    "%c0%ae%c0%ae",
    "%e3%80%82",
    "%u002e",
    "%",
    "%%",
    "%zz",
  ],
  ...[
    "http:",
    "https://",
    "//evil.example",
    "@evil.example",
    "user:secret@evil.example",
    ":80",
    "[::1]",
    "127.0.0.1",
    "169.254.169.254",
  ],
  ...[
    "evil.example",
    "localhost",
    "api",
    "customers",
    "1",
    "x",
    "logout",
    ".git",
    "etc/passwd",
    "\u00e9",
    "。",
    "／",
    "‥",
  ],
];

/** Bytes that no address may hold; they go over the wire as they are. */
const forbidden = ["\r\nX-Injected: 1", "\nX-Injected: 1", "\rX", "\0", " ", "\t", "\x7f", "\x0b"];

export interface HostilePath {
  path: string;
  /** Has to be sent byte by byte: no client would. */
  isRaw: boolean;
}

/** A path below or beside /api that is to lead to another host than the one that is registered, or out of /api. */
export function hostilePath(chance: Chance, decoy: number): HostilePath {
  const start =
    chance.of(["/api/", "/api", "/api//", "/api/x", "//", "/\\", "http://evil.example/api/", ""]) ?? "/api/";
  const any = () => (chance.once(12) ? `127.0.0.1:${decoy}` : (chance.of(pieces) ?? ""));
  const tail = Array.from({ length: 1 + chance.below(6) }, any).join("");
  const isRaw = chance.once(6);
  const bad = isRaw ? (chance.of(forbidden) ?? "") : "";
  const at = chance.below(tail.length + 1);
  const path = `${start}${tail.slice(0, at)}${bad}${tail.slice(at)}`;
  return { path: path.startsWith("/") || path.startsWith("http") ? path : `/${path}`, isRaw };
}

/** What a server of ours was called with. */
export interface Called {
  line: string;
  headers: Record<string, string | string[] | undefined>;
}

/** What is wrong with a call that came of a hostile path: it is for the registered host, below /api, with nothing added. */
export function wrongIn({ line, headers }: Called, registered: string): string[] {
  const faults: string[] = [];
  if (headers.host !== registered) faults.push(`asks for ${headers.host}`);
  if ("x-injected" in headers) faults.push("has a header of the path's");
  const [, target = ""] = line.split(" ");
  if (!target.startsWith("/api/") && !/^\/api(\?|$)/.test(target)) faults.push(`asks for ${target}`);
  // Dots are read as clients and servers read them; what an encoded slash means is the backend's own affair.
  if (!/^\/api(\/|$)/.test(new URL(target, "http://backend").pathname))
    faults.push(`climbs out with ${target}`);
  return faults;
}
