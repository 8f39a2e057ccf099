/** The colour of a new job category (specification §3, §9). */
export const defaultColour = "#000000";
