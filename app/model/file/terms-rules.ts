/** Bytes of the agency's terms as PDF at most: 10 MB, which clients also fetch on a phone. */
export const maxTermsSize = 10 * 1024 * 1024;
