import { access } from "#backend/app.ts";
import { type Access, auditedBy, callersOf, modulesOf } from "#backend/operations/access.ts";
import { type Screen, screens } from "#model/list/screens.ts";

/** The whole matrix on a page of Markdown: who may call which operation and see which screen, with which modules. */
export const accessPage = (): string => `# Who may do what

Written by \`npm run access\` from what every operation and screen says of itself where it is defined. The tests hold answers
of their own: \`tests/api/*/roles.ts\` (roles), \`tests/api/config/modules.test.ts\` (modules), \`tests/api/*/mutations.ts\` (audit
log). Of modules joined by "or" one has to be on.

## Operations

${table(["Operation", "Roles", "Modules", "Audit log"], [...access].map(operationRow))}

## Screens

${table(["Screen", "Address", "Roles", "Modules"], Object.entries(screens).map(screenRow))}
`;

const operationRow = ([name, operation]: [string, Access]): string[] => [
  name,
  callersOf(operation).join(", "),
  modulesOf(operation)
    .map((group) => group.join(" or "))
    .join(", and "),
  auditedBy(operation).join(", "),
];

const screenRow = ([name, { path, roles, modules = [] }]: [string, Screen]): string[] => [
  name,
  path,
  roles.join(", "),
  modules.join(" or "),
];

/** A table whose columns stand below each other in the source as well. */
function table(heads: string[], rows: string[][]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((cells) => (cells[column] ?? "").length)),
  );
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [heads, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("\n");
}
