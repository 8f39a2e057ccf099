import type { CalendarRoom } from "#party/calendar.ts";
import type { InstallationCalls } from "./installation-calls.ts";

/** What workers/backend/wrangler.toml binds. */
export interface Env {
  INSTALLATIONS: DurableObjectNamespace<InstallationCalls>;
  ROOMS: DurableObjectNamespace<CalendarRoom>;
  FILES: R2Bucket;
  /** Nightly copies, and archives on their way to a restore. */
  BACKUPS: R2Bucket;
  MAIL: SendEmail;
  /** The sender of every mail, an address of a domain set up for Cloudflare's e-mail. */
  MAIL_FROM: string;
  /** Where DNS is asked over https, with answers as JSON. */
  DNS_QUERY: string;
}
