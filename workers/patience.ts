/** Milliseconds for files on their way up: 50 MB over a slow line take minutes. */
export const uploadPatience = 600_000;
