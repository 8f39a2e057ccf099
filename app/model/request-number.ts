const mark = "problems.request:";

/** How the number of a request that failed stands among a form's errors, which are text keys or a backend's words. */
export const numbered = (requestId: string): string => `${mark}${requestId}`;

/** The number that an error of a form is; null for every other error. */
export const numberIn = (error: string): string | null =>
  error.startsWith(mark) ? error.slice(mark.length) : null;
