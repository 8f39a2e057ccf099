/** How far an entry is: to be booked, booked, or set aside with a note. Pages have it without the rules of what is sent. */
export const entryStates = ["open", "booked", "aside"] as const;
