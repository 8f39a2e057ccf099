/** One server of a comparison: how its page is asked for. */
export interface Side {
  name: string;
  port: number;
  /** The host under which a browser finds it. */
  host: string;
  /** Signs a request in. */
  cookie: string;
}

/** The page of projects with that many rows. */
export const pageOf = (rows: number) => `/projects?per_page=${rows}`;
