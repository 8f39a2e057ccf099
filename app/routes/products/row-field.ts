/** Says that a product is deleted by the button of its row, and not by a dialog that could show a refusal. */
export const rowField = "in_row";
