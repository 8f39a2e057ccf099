import { z } from "zod";
import { type Config, colours, config } from "../branding/config.ts";
import type { companyPatch } from "../branding/config-patches.ts";
import { lenient, sentOrNull } from "./answer.ts";
import { isObject } from "./is-object.ts";

/** The images of the branding (specification §3). */
export const imageKinds = ["logo_main", "logo_estimate", "favicon_light", "favicon_dark"] as const;
export type ImageKind = (typeof imageKinds)[number];
/** Bytes of a branding image at most: 2 MB. Every page wears it. */
export const maxBrandImageSize = 2 * 1024 * 1024;

/** One of the addresses that an installation answers at: a host name. */
export const address = z
  .string()
  .max(253, "errors.choice")
  .regex(/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/, "errors.choice");

/** What an address has for itself: all colours or none, and images one by one; the rest is as at all addresses. */
export const ownLook = z.object({
  colors: sentOrNull(colours),
  images: z.partialRecord(z.enum(imageKinds), z.string()).default({}),
});
type OwnLook = z.infer<typeof ownLook>;

/** The configuration as it is kept: what addresses have for themselves stands beside it. */
export const storedConfig = config.extend({ addresses: z.record(z.string(), ownLook).default({}) });
export type StoredConfig = z.infer<typeof storedConfig>;

/** The configuration as the settings of one address show it: with what it has for itself. */
export const addressConfig = config.extend({ own: ownLook.optional() });

/**
 * The same, as the settings read it. A backend of the specification has colours alone here (§7), and may send them without
 * a name around them; null where it sends none.
 */
export const sentLook = z.preprocess(
  (sent) => (isObject(sent) && !("colors" in sent) ? { ...sent, colors: sent } : sent),
  addressConfig.extend({ colors: lenient(colours.nullable(), null) }),
);

/** The configuration as it is in force at an address; null is every address without a look of its own. */
export function configAt({ addresses, ...shared }: StoredConfig, host: string | null): Config {
  const own = ownLookOf({ addresses }, host);
  return {
    ...shared,
    colors: own.colors ?? shared.colors,
    images: { ...shared.images, ...own.images },
  };
}

export const ownLookOf = ({ addresses }: Pick<StoredConfig, "addresses">, host: string | null): OwnLook =>
  (host !== null && Object.hasOwn(addresses, host) ? addresses[host] : undefined) ?? {
    colors: null,
    images: {},
  };

/**
 * The configuration with another look at one address, or at all that have none of their own. Colours that are null are the
 * default ones; at one address what is null is again as at all of them.
 */
export function withLook(
  stored: StoredConfig,
  host: string | null,
  { colors, images = {} }: z.output<typeof companyPatch>,
): StoredConfig {
  if (host === null)
    return {
      ...stored,
      colors: colors === null ? config.shape.colors.parse(undefined) : (colors ?? stored.colors),
      images: { ...stored.images, ...images },
    };
  const before = ownLookOf(stored, host);
  const own: OwnLook = {
    colors: colors === undefined ? before.colors : colors,
    images: Object.fromEntries(
      Object.entries({ ...before.images, ...images }).filter(([, url]) => url !== null),
    ),
  };
  const { [host]: _, ...others } = stored.addresses;
  const isOwn = own.colors !== null || Object.keys(own.images).length > 0;
  return { ...stored, addresses: isOwn ? { ...others, [host]: own } : others };
}

/** The addresses of all images that a configuration shows somewhere. */
export const imagesIn = ({ images, addresses }: StoredConfig): string[] =>
  [images, ...Object.values(addresses).map((own) => own.images)].flatMap((shown) =>
    Object.values(shown).flatMap((url) => url ?? []),
  );
