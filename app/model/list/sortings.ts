// Without schemas: lists need the names and not what checks them.

/** Names of sortings and their reverses; a leading minus turns the order round. */
export const bothWays = <Name extends string>(...names: Name[]): (Name | `-${Name}`)[] =>
  names.flatMap((name): (Name | `-${Name}`)[] => [name, `-${name}`]);

/** How the specification has projects sorted (§7): every backend knows these. */
export const specifiedProjectSortings = bothWays("name", "client", "date", "dueDate", "status");
/** How a list of projects can be sorted. */
export const projectSortings = [...specifiedProjectSortings, ...bothWays("projectNr", "manager")];

/** How the specification has documents sorted (§7): every backend knows these. */
export const specifiedInvoiceSortings = bothWays("invoiceNr", "client", "date", "dueDate", "total");
/** How the list of documents can be sorted. */
export const invoiceSortings = [
  ...specifiedInvoiceSortings,
  ...bothWays("type", "project", "open", "status"),
];

/** How the list of all estimates can be sorted. */
export const estimateSortings = bothWays(
  ...(["estimateNr", "project", "client", "manager", "date", "net", "status"] as const),
);

export const clientSortings = bothWays("name", "reg_nr", "vat_nr", "contact", "phone");
export const userSortings = bothWays("name", "email", "role", "position", "state");
export const stockItemSortings = bothWays("name", "name_en", "unit", "price", "state");
export const productSortings = bothWays("name", "code", "catalogue", "color", "size", "unit");

/** What the list of all estimates can be narrowed to. */
export const estimateStates = ["open", "approved"] as const;

export const orderSortings = bothWays("number", "supplier", "project", "ordered", "wanted", "net");
