import type { ListedTemplate } from "#model/estimate/template.ts";

/** What the form begins with. Apart from its schemas: a page shows it before they come. */
export const templateValues = ({ name }: Pick<ListedTemplate, "name">) => ({ name });
