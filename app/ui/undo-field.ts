/** The field that a message's button sends, and no form of a page: what it brings back stands in its address. */
export const undoField = "undone";
