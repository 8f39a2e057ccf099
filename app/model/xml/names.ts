const ubl = "urn:oasis:names:specification:ubl:schema:xsd:";
/** The prefixes that vocabularies usually have; the documents themselves have none. */
const prefixes = new Map([
  [`${ubl}Invoice-2`, ""],
  [`${ubl}CreditNote-2`, ""],
  [`${ubl}CommonAggregateComponents-2`, "cac:"],
  [`${ubl}CommonBasicComponents-2`, "cbc:"],
  [`${ubl}CommonExtensionComponents-2`, "ext:"],
]);
/** The documents that go without a prefix, each in its own namespace. */
const documents = new Set([`${ubl}Invoice-2 Invoice`, `${ubl}CreditNote-2 CreditNote`]);
const declarations = "http://www.w3.org/2000/xmlns/";

interface Named {
  readonly uri: string;
  readonly local: string;
}

/** An element's name with the prefix that its vocabulary usually has, else with its namespace in braces. */
export function elementName({ uri, local }: Named): string {
  const prefix = prefixes.get(uri);
  if (prefix === undefined || (prefix === "" && !documents.has(`${uri} ${local}`))) return `{${uri}}${local}`;
  return `${prefix}${local}`;
}

/** An attribute's name; null for a declaration of a namespace. */
export function attributeName({ uri, local }: Named): string | null {
  if (uri === declarations) return null;
  return uri === "" ? local : `{${uri}}${local}`;
}
