/** Images of a product at most (specification §5, §9). */
export const maxImages = 5;
/** Bytes of an image at most: 10 MB. */
export const maxImageSize = 10 * 1024 * 1024;
/** What is taken for an image: what every browser shows and a PDF can hold. */
export const imageTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type ImageType = (typeof imageTypes)[number];
