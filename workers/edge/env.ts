/** What wrangler.toml binds, and the two secrets. */
export interface EdgeEnv {
  ASSETS: Fetcher;
  TENANTS: KVNamespace;
  BACKEND: Fetcher;
  /** The objects of the embedded backend, one for each agency. */
  INSTALLATIONS: DurableObjectNamespace;
  /** Seals the cookies. At least 32 characters. */
  SESSION_SECRET: string;
  /** Lets an operator manage tenants. At least 32 characters; unset, nobody can. */
  OPERATOR_TOKEN?: string;
  /** The host name that only answers operators. */
  OPERATOR_HOST: string;
  /** Which requests leave a line in the log: all where it is not set, or only those that ended in a fault. */
  REQUEST_LOG?: "all" | "faults";
}
