/** How a field of a row is called where its history is told, and what its values are. */
export interface Label {
  key: string;
  as: "text" | "cents" | "decimal" | "project_status" | "invoice_status";
}

/** The labels of fields by what they are fields of. What is not among them is not told. */
export type Labels = Record<string, Record<string, Label>>;

/** A field with a text, a date, or yes and no. */
export const text = (key: string): Label => ({ key, as: "text" });

/** Such fields whose names are in the texts of a feature. */
export const ofFeature = (feature: string, fields: readonly string[]): Record<string, Label> =>
  Object.fromEntries(fields.map((field) => [field, text(`${feature}.${field}`)]));
