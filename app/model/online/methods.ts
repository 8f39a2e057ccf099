/** How a client accepted: with a code that came by mail, or otherwise, as somebody of the agency has noted. */
export const acceptanceMethods = ["code", "order", "file", "words"] as const;

/** How a client accepts without the link: with an order of their own, a document that they signed, or in words. */
export const otherMethods = ["order", "file", "words"] as const;
