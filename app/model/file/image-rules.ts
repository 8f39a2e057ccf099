/** Images of a product at most (specification §5, §9). */
export const maxImages = 5;
/** Bytes of an image at most: 10 MB. */
export const maxImageSize = 10 * 1024 * 1024;
/** What is taken for an image: what every browser shows and a PDF can hold. */
export const imageTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type ImageType = (typeof imageTypes)[number];
/** What is taken for a logo: a drawing too, which is cleaned and is never anything but an image. */
export const logoTypes = [...imageTypes, "image/svg+xml"] as const;
/** What is taken for a favicon: an icon of Windows too, which no document can hold. */
export const faviconTypes = [...logoTypes, "image/x-icon"] as const;
export type BrandImageType = (typeof faviconTypes)[number];
