/** Milliseconds for files on their way up: 50 MB over a slow line take minutes. */
export const uploadTimeout = 600_000;

/** Bytes that take no such time on any line. */
export const smallUpload = 256 * 1024;
