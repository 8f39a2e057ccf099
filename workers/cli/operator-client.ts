import type { Readable } from "node:stream";
import { jsonOf, send } from "./operator-call.ts";

export interface TenantEntry {
  host: string;
  title: string;
  installation: string;
  backend: string;
  state: string;
  jurisdiction?: "eu";
}

export interface NewTenant {
  host: string;
  title: string;
  backend: string;
  installation?: string | undefined;
  jurisdiction?: string | undefined;
  admin?: { name: string; email: string; language: string } | undefined;
}

/** What a restore brought back. */
export interface Restored {
  at: string;
  installation: string;
  rows: number;
  files: number;
}

/** An archive that is in the cloud already: so many pieces that were uploaded under a name, or a nightly copy. */
export type KeptArchive =
  | { upload: string; pieces: number }
  | { copy: { installation?: string | undefined; name: string } };

/** A host that gets the data of an archive. */
export interface Restoring {
  title: string;
  installation?: string | undefined;
  jurisdiction?: string | undefined;
  archive: KeptArchive;
}

export interface Operator {
  list: () => Promise<TenantEntry[]>;
  show: (host: string) => Promise<TenantEntry>;
  /** The new tenant, and the link with which its first administrator sets a password (embedded backend only). */
  add: (tenant: NewTenant) => Promise<{ data: TenantEntry; link?: string | null }>;
  change: (
    host: string,
    change: { [Field in "title" | "state" | "backend"]?: string | undefined },
  ) => Promise<TenantEntry>;
  remove: (host: string) => Promise<TenantEntry>;
  /** The secret with which a tenant's own backend signs what it tells the live room; `renew` makes another one first. */
  liveSecret: (host: string, renew?: boolean) => Promise<string>;
  /** Whether the host's backend answers, with which status (0: not at all), and in how many milliseconds. */
  check: (host: string) => Promise<{ isReady: boolean; status: number; milliseconds: number }>;
  /** Removes the host and everything that its installation holds, its nightly copies only `alsoCopies`. */
  erase: (host: string, what?: { alsoCopies: boolean }) => Promise<TenantEntry>;
  /** The archive of an installation, as it comes. */
  exported: (host: string) => Promise<Readable>;
  /** The nightly copies of the host's installation, or of one by name, newest first; sizes in bytes, without files. */
  copies: (host: string, installation?: string) => Promise<{ name: string; size: number }[]>;
  /** Brings one piece of an archive. */
  upload: (upload: string, piece: number, content: Uint8Array) => Promise<void>;
  restore: (host: string, restoring: Restoring) => Promise<{ data: TenantEntry; restored: Restored }>;
}

/** Manages the tenants of an edge: of a local run, or of a deployment at its operator host. Throws with the edge's words. */
export function operatorOf(edge: URL, token: string): Operator {
  const call = async (method: string, path: string, body?: unknown) =>
    jsonOf(await send(edge, { method, path, token, body }));
  const at = (host: string) => `/tenants/${encodeURIComponent(host)}`;
  return {
    list: async () => (await call("GET", "/tenants")).data,
    show: async (host) => (await call("GET", at(host))).data,
    add: (tenant) => call("POST", "/tenants", tenant),
    change: async (host, change) => (await call("PATCH", at(host), change)).data,
    remove: async (host) => (await call("DELETE", at(host))).data,
    liveSecret: async (host, renew = false) =>
      (await call(renew ? "POST" : "GET", `${at(host)}/live-secret`)).data.secret,
    check: async (host) => (await call("GET", `${at(host)}/check`)).data,
    erase: async (host, what) =>
      (await call("DELETE", `${at(host)}/data${what?.alsoCopies ? "?copies" : ""}`)).data,
    exported: async (host) => {
      const answer = await send(edge, { method: "GET", path: `${at(host)}/export`, token });
      if (answer.statusCode !== 200) await jsonOf(answer);
      return answer;
    },
    copies: async (host, installation) => {
      const named = installation === undefined ? "" : `?${new URLSearchParams({ installation })}`;
      return (await call("GET", `${at(host)}/copies${named}`)).data;
    },
    upload: (upload, piece, content) => call("PUT", `/archives/${upload}/${piece}`, content),
    restore: (host, restoring) => call("POST", `${at(host)}/restore`, restoring),
  };
}
