/** What documents that were signed elsewhere are: a PDF, or an ASiC container, as .edoc and .asice are (ETSI EN 319 162-1). */
export const signedTypes = ["application/pdf", "application/vnd.etsi.asic-e+zip"] as const;
export type SignedType = (typeof signedTypes)[number];

/** What a chooser of files offers: systems that know no such types go by the endings. */
export const signedEndings = [".pdf", ".edoc", ".asice"] as const;

/** Bytes of one at most: from inside, as of each file, and from a client. */
export const maxSignedSize = 20 * 1024 * 1024;
export const maxClientsSize = 10 * 1024 * 1024;
