import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    /** The platform's popover; React 18 passes it on without knowing it. */
    popover?: "auto" | "manual";
  }
  interface CSSProperties {
    /** Custom properties of the style sheets. */
    [property: `--${string}`]: string | number | undefined;
  }
}

/** What remix.config.js turns on, for the types of loaders and actions. */
declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
