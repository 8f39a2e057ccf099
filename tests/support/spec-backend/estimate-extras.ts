import { Download, Named, notFound } from "./answers.ts";
import type { Input } from "./input.ts";
import { euros } from "./money.ts";
import type { Routes } from "./routing.ts";
import type { Store } from "./store.ts";

export interface EstimateFile {
  id: number;
  estimate_id: number;
  description: string | null;
  mime_type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Cost {
  id: number;
  estimate_id: number | null;
  position_item_id: number | null;
  name: string;
  description: string | null;
  payment_type_id: number | null;
  total: number;
  invoice_id: number | null;
}

export const showCost = ({ id, name, description, payment_type_id, total, invoice_id }: Cost) => ({
  id,
  name,
  description,
  payment_type_id,
  total: euros(total),
  invoice_id,
});

function fileAt(store: Store, at: (name: string) => string): EstimateFile {
  const file = store.files.get(at("file"));
  if (file.estimate_id !== Number(at("id"))) throw notFound();
  return file;
}

const readCost = (input: Input) => ({
  name: input.text("name"),
  description: input.maybeText("description"),
  payment_type_id: input.maybeNumber("payment_type_id"),
  total: input.number("total"),
});

/** The list is in its new order: of ids, or of objects with an id. */
function reorder(list: unknown[], place: (id: number, order: number) => void): void {
  for (const [order, entry] of list.entries()) {
    const id = typeof entry === "object" && entry !== null && "id" in entry ? entry.id : entry;
    place(Number(id), order);
  }
}

/** What hangs on an estimate besides its lines: files, additional costs, the order of its parts. */
export const extraRoutes: Routes = {
  "POST /estimates/:id/files": async ({ store, at, input, files: [file] }) => {
    const estimate_id = store.estimates.get(at("id")).id;
    if (!file) input.wrong("file", "The file field is required.");
    const description = input.maybeText("description");
    input.check();
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
    const { id } = store.files.add({ estimate_id, description, mime_type: file?.type ?? "", bytes });
    return { id, description, mime_type: file?.type };
  },
  "GET /estimates/:id/files/:file": ({ store, at }) => {
    const file = fileAt(store, at);
    return new Download(file.bytes, file.mime_type, `file-${file.id}`);
  },
  "PATCH /estimates/:id/files/:file": ({ store, at, input }) => {
    const file = fileAt(store, at);
    const description = input.maybeText("description");
    store.files.change(file.id, { description });
    return { id: file.id, description, mime_type: file.mime_type };
  },
  "DELETE /estimates/:id/files/:file": ({ store, at }) => store.files.drop(fileAt(store, at).id),

  "POST /:estimate/additional_costs": ({ store, at, input }) => {
    const estimate_id = store.estimates.get(at("estimate")).id;
    const values = readCost(input);
    input.check();
    return showCost(store.costs.add({ ...values, estimate_id, position_item_id: null, invoice_id: null }));
  },
  "PATCH /additional_costs/:id": ({ store, at, input }) => {
    const values = readCost(input);
    input.check();
    return showCost(store.costs.change(at("id"), values));
  },
  "DELETE /additional_costs/:id": ({ store, at }) => store.costs.drop(at("id")),
  "POST /position_items/:id/additional_costs": ({ store, at, input }) => {
    const position_item_id = store.items.get(at("id")).id;
    const values = readCost(input);
    input.check();
    return showCost(store.costs.add({ ...values, estimate_id: null, position_item_id, invoice_id: null }));
  },
  "PATCH /position_items/:id/additional_costs/:cost": ({ store, at, input }) => {
    const values = readCost(input);
    input.check();
    return showCost(store.costs.change(at("cost"), values));
  },
  "DELETE /position_items/:id/additional_costs/:cost": ({ store, at }) => store.costs.drop(at("cost")),
  "PATCH /estimate_additional_position_order": ({ store, input }) => {
    reorder(input.list("positions"), (id, order) => store.positions.change(id, { order }));
    return new Named({ success: true });
  },
  "PATCH /estimate_stages_position_order": ({ store, input }) => {
    reorder(input.list("stages"), (id, order) => store.stages.change(id, { order }));
    return new Named({ success: true });
  },
};
