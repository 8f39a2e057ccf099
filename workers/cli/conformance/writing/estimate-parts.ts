import { finding } from "../answer.ts";
import type { CreatedRows } from "../created-rows.ts";
import { valuesAt } from "../fields.ts";
import type { Made } from "./made.ts";

/** What an estimate is made of: stages, positions in them and beside them, items and what the agency itself pays. */
export async function writeParts(rows: CreatedRows, estimateId: number, { unit, item }: Made): Promise<void> {
  const { call, named, make } = rows;
  const stage = await make(
    "stages.create",
    { params: { estimateId }, body: { name: named("stage"), estimate_stage_type_id: 1 } },
    { with: "stages.delete" },
  );
  if (stage === null) return;
  await call("stages.update", { params: { id: stage }, body: { name: named("stage, changed") } });

  const line = {
    name: named("item"),
    stock_item_id: item,
    measure_unit_id: unit,
    quantity: "3",
    price: "10.50",
  };
  const ofPosition = { with: "positions.delete" } as const;
  await rows.refuseEmpty("positions.create", {}, ofPosition);
  const body = { estimate_id: estimateId, name: named("position"), type_id: 1, position_items: [line] };
  const position = await make(
    "positions.create",
    { body: { ...body, estimate_stage_id: stage } },
    ofPosition,
  );
  if (position === null) return;
  await call("positions.update", { params: { id: position }, body: { name: named("position, changed") } });
  const beside = await make("positions.create", { body: { ...body, estimate_stage_id: null } }, ofPosition);
  await writeItems(rows, position, line);
  await writeCosts(rows, estimateId, position);

  const copied = await make("stages.duplicate", { params: { id: stage } }, { with: "stages.delete" });
  const stages = [{ id: stage, positions: [{ id: position }] }, ...(copied === null ? [] : [{ id: copied }])];
  await call("stages.order", { body: { stages } });
  if (beside !== null) await call("positions.order", { body: { positions: [{ id: beside }] } });
}

type Line = { quantity: string };

async function writeItems({ recorder, call }: CreatedRows, positionId: number, line: Line): Promise<void> {
  const body = { position_items: [line], type_id: 1 };
  await call("position_items.create", { params: { positionId }, body });
  const answer = await call("position_items.list", { params: { positionId } });
  const [first, second] = valuesAt(answer, "data[].id");
  if (typeof first !== "number") return;
  const params = { id: first };
  const changed = await call("position_items.update", { params, body: { ...line, quantity: "4" } });
  const [total] = valuesAt(changed, "position_item.total");
  if (total !== undefined && Number(total) !== 42)
    recorder.add(
      "position_items.update",
      finding("must", "position_item.total", "42.00 of 4 × 10.50", String(total)),
    );
  await call("position_items.images", { params, body: { images: [] } });
  if (typeof second === "number") await call("position_items.delete", { params: { id: second } });
}

async function writeCosts(rows: CreatedRows, estimateId: number, positionId: number): Promise<void> {
  const { call, named, make, refuseEmpty } = rows;
  const body = { name: named("cost"), description: "Conformance check", payment_type_id: 1, total: "5.00" };
  const params = { estimateId };
  const ofEstimate = { with: "additional_costs.delete" } as const;
  await refuseEmpty("additional_costs.create", params, ofEstimate);
  const cost = await make("additional_costs.create", { params, body }, ofEstimate);
  if (cost !== null)
    await call("additional_costs.update", { params: { id: cost }, body: { ...body, total: "6.00" } });

  const [id] = valuesAt(await call("position_items.list", { params: { positionId } }), "data[].id");
  if (typeof id !== "number") return;
  const costParams = (costId: number) => ({ id, costId });
  const ofItem = { with: "item_costs.delete", params: costParams } as const;
  await refuseEmpty("item_costs.create", { id }, ofItem);
  const itemCost = await make("item_costs.create", { params: { id }, body }, ofItem);
  if (itemCost !== null)
    await call("item_costs.update", { params: costParams(itemCost), body: { ...body, total: "6.00" } });
}
