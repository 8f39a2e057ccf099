/** Items that are added at once at most. Apart from the schemas, which a page shows its form without. */
export const mostItemsAtOnce = 200;
