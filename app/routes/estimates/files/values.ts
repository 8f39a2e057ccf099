import type { EstimateFile } from "#model/estimate/file.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const fileValues = ({ description }: EstimateFile) => ({ description });
