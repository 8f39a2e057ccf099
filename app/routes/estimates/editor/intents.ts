import type { Estimate } from "#model/estimate/estimate.ts";
import { pathOf, type RowKind, type RowName, readRowName } from "./edited-row.ts";
import type { IntentRequest } from "./intent-request.ts";
import { type Direction, type OrderRequest, orderMoved, orderPlaced } from "./order-placed.ts";
import type { Outline } from "./outline.ts";

/** What the buttons of the editor ask for: their values, such as "copy item-12". */
export const intents = {
  reopen: "reopen",
  addStage: (type: number) => `add-stage half-${type}`,
  addPosition: (to: `stage-${number}` | `half-${number}`) => `add-position ${to}`,
  addItem: (to: `position-${number}`) => `add-item ${to}`,
  copy: (name: RowName) => `copy ${name}`,
  /** Without scripts: where two changed a field, what the colleague has there is kept. */
  keepTheirs: (name: RowName, field: string) => `theirs ${name} ${field}`,
  place: (name: string, at: string) => `place ${name} ${at}`,
  move: (name: RowName, direction: Direction) => `${direction} ${name}`,
};

/** What a new line can be chosen from: the stock's items, or its products. */
export const sources = ["stock_item_id", "product_id"] as const;
export type Source = (typeof sources)[number];

/** The field in which a new line of a position is chosen; what was typed goes along as `<name>_name`. */
export const choiceField = (positionId: number, source: Source) => `new-${positionId}-${source}`;

/** The position whose new line was typed into a field of that name; null for any other field. */
export const positionOf = (field: string): number | null =>
  Number(/^new-(\d+)-(?:stock_item|product)_id_name$/.exec(field)?.[1]) || null;

/** What an act adds to a position as it was typed, and the field of it; null for any other act. */
export function newLineIn(
  intent: string,
  form: FormData,
): { position: RowName; field: string; text: string } | null {
  for (const [field, text] of form) {
    const position: RowName = `position-${positionOf(field) ?? 0}`;
    if (typeof text === "string" && intent === intents.addItem(position)) return { position, field, text };
  }
  return null;
}

/** What new rows are called, in the reader's language (specification 4.2): the editor's form says it. */
export const newNames = ["stage_1", "stage_2", "position"] as const;
export type NewName = (typeof newNames)[number];
export const nameField = (name: NewName): string => `new-name-${name}`;

const newName = (form: FormData, name: NewName): string | undefined =>
  form.get(nameField(name))?.toString() || undefined;

const emptyPosition = ({ id }: Estimate, form: FormData) => ({
  estimate_id: id,
  name: newName(form, "position"),
});

/** What an act sends; null for one that this page does not know, or whose row is gone. */
export function requestOf(
  intent: string,
  estimate: Estimate,
  form: FormData,
  seenRevision: number,
): IntentRequest | null {
  const order = orderOf(intent, estimate);
  if (order) return order;
  const [verb = "", subject = ""] = intent.split(" ");
  if (verb === "approve") return approval(estimate, { isApproved: true, seenRevision });
  if (verb === intents.reopen) return approval(estimate, { isApproved: false, seenRevision });
  const section = Number(/^half-([12])$/.exec(subject)?.[1] ?? 0);
  const row = readRowName(subject);
  if (verb === "add-stage" && section)
    return post(`/${estimate.id}/stages`, {
      name: newName(form, section === 1 ? "stage_1" : "stage_2"),
      estimate_stage_type_id: section,
    });
  if (verb === "add-position" && section)
    return post("/positions", { ...emptyPosition(estimate, form), type_id: section });
  if (row && verb === "add-position")
    return post("/positions", { ...emptyPosition(estimate, form), estimate_stage_id: row.id });
  return row && onRow(verb, row, form);
}

/** The order that an act asks for; null for one that asks for something else, or for a place that there is not. */
export function orderOf(intent: string, estimate: Outline): OrderRequest | null {
  const [verb = "", subject = "", target = ""] = intent.split(" ");
  const [row, at] = [readRowName(subject), readRowName(target)];
  if (!row) return null;
  if (verb === "up" || verb === "down") return orderMoved(estimate, row, verb);
  return verb === "place" && at ? orderPlaced(estimate, row, at) : null;
}

type Subject = { kind: RowKind; id: number };

function onRow(verb: string, row: Subject, form: FormData): IntentRequest | null {
  if (verb === "copy") return post(`${pathOf(row)}/duplicate`);
  if (verb === "add-item")
    return post(`/${row.id}/position_items`, { position_items: [chosenItem(row.id, form)] });
  return null;
}

/**
 * Approves an estimate as it was seen, or takes that back. `isAsked`: the person was told that the client has accepted something
 * else; otherwise such an approval is refused.
 */
export const approval = (
  { id, project }: Estimate,
  { isApproved, seenRevision, isAsked }: { isApproved: boolean; seenRevision: number; isAsked?: boolean },
): IntentRequest => ({
  method: "PATCH",
  path: `/estimates/${id}`,
  body: {
    project_id: project.id,
    is_approved: isApproved,
    seen_revision: isApproved ? seenRevision : undefined,
    unless_accepted_otherwise: (isApproved && !isAsked) || undefined,
  },
});

const post = (path: string, body: object = {}): IntentRequest => ({ method: "POST", path, body });

/** What was chosen from the stock, or typed as it is. */
function chosenItem(positionId: number, form: FormData): object {
  const source = sources.find((one) => form.has(`${choiceField(positionId, one)}_name`)) ?? "stock_item_id";
  const field = choiceField(positionId, source);
  const id = Number(form.get(field));
  return id > 0 ? { [source]: id } : { name: String(form.get(`${field}_name`) ?? "") };
}
