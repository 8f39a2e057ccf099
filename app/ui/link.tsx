import { type LinkProps, Link as RemixLink } from "@remix-run/react";
import { forwardRef } from "react";

/**
 * An address that means the same wherever it stands, as it is: from the root, without "." and "..", empty parts, or an end that
 * the router would take off.
 */
const isPlain = (to: LinkProps["to"]): to is string =>
  typeof to === "string" && /^(\/|(\/[^/.?#\s][^/?#\s]*)+(\?[^#\s]+)?(#\S+)?)$/.test(to);

/** On a server nothing is pressed: the router's link would work out there, for each row, what only a browser needs. */
const ServerLink = forwardRef<HTMLAnchorElement, LinkProps>(function ServerLink(props, ref) {
  const { to, prefetch, discover, relative, replace, state, preventScrollReset, viewTransition, ...rest } =
    props;
  if (!isPlain(to) || discover === "none") return <RemixLink ref={ref} {...props} />;
  const { reloadDocument, onClick, ...anchor } = rest;
  // Two children, as the browser's has them: React counts them in the ids that it gives within.
  return (
    <>
      <a {...anchor} href={to} data-discover={reloadDocument ? undefined : "true"} />
      {null}
    </>
  );
});

/** A link of the site; `to` and all options are Remix's. */
export const Link = typeof document === "undefined" ? ServerLink : RemixLink;
