import { useLocation, useSearchParams } from "@remix-run/react";
import { memo, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { isChosen } from "#model/estimate/choice.ts";
import { costSum } from "#model/estimate/costs.ts";
import type { Position } from "#model/estimate/estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Link } from "#ui/link.tsx";
import { CellInput } from "./cell-input.tsx";
import { groupsFor, typedChoice } from "./choice-field.ts";
import type { Drafts } from "./drafts.ts";
import type { Fields, RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";
import { EnglishName } from "./english-name.tsx";
import { FoldLink } from "./fold-link.tsx";
import { foldParameter } from "./folding.ts";
import { extrasParameter } from "./item-extras.tsx";
import { ItemRow } from "./item-row.tsx";
import { fieldsOf } from "./merged.ts";
import { NewItem } from "./new-item.tsx";
import { RowNotes } from "./row-notes.tsx";
import { RowTools } from "./row-tools.tsx";
import { SortedRows, useSorted } from "./sorting.tsx";

interface PositionCardProps {
  position: Position;
  state: Drafts;
  isFirst: boolean;
  isLast: boolean;
  /** Its lines are shown; a long estimate opens with most of them folded away. */
  isOpen: boolean;
}

/** A position: its name and sum, and its lines. It renders when something in it changes, not with every key. */
export const PositionCard = memo(function PositionCard({
  position,
  state,
  isFirst,
  isLast,
  isOpen,
}: PositionCardProps) {
  const { t } = useTranslation();
  const { language } = useEditor();
  const row: RowName = `position-${position.id}`;
  const cell = { row, fields: fieldsOf(state, row), draft: state.drafts.get(row) };
  const { grip, sorted } = useSorted(row);
  return (
    <div className="position" {...sorted}>
      <div className="position-head">
        {grip}
        <FoldLink {...{ position, isOpen }} name={cell.fields.name ?? ""} />
        <CellInput {...cell} field="name" label={t("estimates.position")} className="font-medium" />
        <EnglishName {...cell} />
        <span className="position-sum numeric">{showMoney(position.total_cents, language)}</span>
        <RowTools {...{ row, isFirst, isLast }} called={cell.fields.name ?? ""} />
      </div>
      <RowNotes row={row} draft={cell.draft} />
      {isOpen ? <Lines {...{ position, state }} /> : <Folded position={position} />}
    </div>
  );
}, looksSame);

/** Whether a position would look as it does: what is typed elsewhere in the estimate is nothing to it. */
function looksSame(before: PositionCardProps, after: PositionCardProps): boolean {
  const isPlacedSame = before.isFirst === after.isFirst && before.isLast === after.isLast;
  if (!isPlacedSame || before.isOpen !== after.isOpen) return false;
  const [one, other] = [before.position, after.position];
  if (one.id !== other.id || one.total_cents !== other.total_cents) return false;
  if (one.position_items.length !== other.position_items.length) return false;
  return (
    isRowSame(`position-${one.id}`, before.state, after.state) &&
    one.position_items.every((item, index) => {
      const now = other.position_items[index];
      const isSame = now && item.id === now.id && item.total_cents === now.total_cents;
      const isBeside =
        typedChoice(item) === (now && typedChoice(now)) &&
        item.product === now?.product &&
        item.additional_costs === now?.additional_costs;
      return isSame && isBeside && isRowSame(`item-${item.id}`, before.state, after.state);
    })
  );
}

const isRowSame = (name: RowName, before: Drafts, after: Drafts): boolean =>
  before.rows.get(name) === after.rows.get(name) &&
  before.drafts.get(name) === after.drafts.get(name) &&
  before.sought.get(name) === after.sought.get(name);

/** The lines of a position that is folded away, as a link that shows them. */
function Folded({ position: { id, position_items } }: { position: Position }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const open = new URLSearchParams([...params, ["open", String(id)]]);
  open.delete(foldParameter, String(id));
  return (
    <Link to={`?${open}`} state={{ unfolded: id }} preventScrollReset replace className="folded">
      {t("estimates.show_lines", { count: position_items.length })}
    </Link>
  );
}

/** The fields of a line, with whether it is chosen as the others of its group have it by now. */
function shownFields(state: Drafts, item: PositionItem): Fields {
  const fields = fieldsOf(state, `item-${item.id}`);
  const choice = typedChoice(item);
  return choice === undefined || choice === fields.choice ? fields : { ...fields, choice };
}

/** The groups of alternatives that a line can be in: the same list until there are others. */
function useGroups(items: readonly PositionItem[]): readonly number[] {
  const groups = groupsFor(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list with the same groups is the same
  return useMemo(() => groups, [groups.join()]);
}

function Lines({ position, state }: Pick<PositionCardProps, "position" | "state">) {
  const { t } = useTranslation();
  const { isLocked } = useEditor();
  const [params] = useSearchParams();
  const items = position.position_items;
  const groups = useGroups(items);
  const { state: from } = useLocation();
  const first = useRef(`item-${items[0]?.id}-name`);
  // The link that showed these lines is gone, and with it the focus.
  useEffect(() => {
    if (from?.unfolded === position.id) document.getElementById(first.current)?.focus();
  }, [from, position.id]);
  return (
    <>
      <table className="items" aria-label={fieldsOf(state, `position-${position.id}`).name}>
        <colgroup>
          <col />
          {["quantity", "unit", "price", "vat", "total", "tools"].map((name) => (
            <col key={name} className={`item-${name}`} />
          ))}
        </colgroup>
        <thead className="items-head">
          <tr>
            {(["name", "quantity", "measure_unit_id", "price", "vat", "total"] as const).map((field) => (
              <th key={field}>{t(`estimates.fields.${field}`)}</th>
            ))}
            <th>{t("estimates.tools")}</th>
          </tr>
        </thead>
        <tbody>
          <SortedRows rows={items.map(({ id }) => `item-${id}` as const)}>
            {items.map((item, index) => (
              <ItemRow
                key={item.id}
                row={`item-${item.id}`}
                id={item.id}
                fields={shownFields(state, item)}
                draft={state.drafts.get(`item-${item.id}`)}
                images={item.product?.images}
                total={item.total_cents}
                isCounted={isChosen(item)}
                groups={groups}
                costs={costSum(item.additional_costs)}
                hasExtras={params.has(extrasParameter, String(item.id))}
                isFirst={index === 0}
                isLast={index === items.length - 1}
              />
            ))}
          </SortedRows>
        </tbody>
      </table>
      {!isLocked && (
        <NewItem
          positionId={position.id}
          type={position.type_id}
          typed={state.sought.get(`position-${position.id}`)}
          nth={state.emptied.get(`position-${position.id}`) ?? 0}
        />
      )}
    </>
  );
}
