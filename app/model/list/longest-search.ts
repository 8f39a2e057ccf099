/** Characters that a backend searches for at most. */
export const longestSearch = 200;
