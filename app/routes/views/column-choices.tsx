import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ColumnRow } from "./column-rows.ts";

/** The columns with a box each for whether they are shown, in the order that their buttons give them. */
export function ColumnChoices({ rows }: { rows: readonly ColumnRow[] }) {
  const { t } = useTranslation();
  const [order, reorder] = useState(() => rows.map(({ id }) => id));
  const [said, say] = useState("");
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (
    <>
      {/* A text and no hidden field: who closes the dialog is asked about an order that is not saved. */}
      <input name="order" value={order.join()} readOnly hidden />
      <ul className="-mx-2 flex flex-col">
        {order.map((id, place) => {
          const row = byId.get(id);
          if (!row) return null;
          const name = t(row.head);
          const moving = (by: -1 | 1) => ({
            order,
            place,
            by,
            onMove: (moved: string[]) => {
              reorder(moved);
              say(t("views.column_place", { name, place: place + by + 1, of: order.length }));
            },
          });
          return (
            <li
              key={id}
              className="flex min-h-11 items-center gap-1 border-b border-hairline px-2 last:border-0 hover:bg-grey-50"
            >
              <ColumnBox row={row} name={name} />
              <MoveButton {...moving(-1)} label={t("views.column_up", { name })} />
              <MoveButton {...moving(1)} label={t("views.column_down", { name })} />
            </li>
          );
        })}
      </ul>
      <output className="sr-only">{said}</output>
    </>
  );
}

function ColumnBox({ row: { id, isShown, isLink }, name }: { row: ColumnRow; name: string }) {
  const { t } = useTranslation();
  return (
    <label className="flex min-h-11 min-w-0 grow items-center gap-3">
      {isLink && <input type="hidden" name="shown" value={id} />}
      <input
        type="checkbox"
        name={isLink ? undefined : "shown"}
        value={id}
        defaultChecked={isShown}
        disabled={isLink}
        className="size-4 shrink-0 accent-primary-ink"
      />
      <span className="min-w-0 truncate">{name}</span>
      {isLink && <span className="text-xs text-grey-600">{t("views.column_always")}</span>}
    </label>
  );
}

interface MoveButtonProps {
  order: readonly string[];
  place: number;
  by: -1 | 1;
  label: string;
  onMove: (order: string[]) => void;
}

/** Moves a row by one place. Without scripts the page comes back with the order that it sends. */
function MoveButton({ order, place, by, label, onMove }: MoveButtonProps) {
  const to = place + by;
  const isEnd = to < 0 || to >= order.length;
  const rest = order.filter((_, at) => at !== place);
  const moved = isEnd ? [...order] : rest.toSpliced(to, 0, ...order.slice(place, place + 1));
  return (
    <IconButton
      name="moved"
      value={moved.join()}
      label={label}
      icon={<Icon of={by < 0 ? ArrowUp : ArrowDown} />}
      // Not `disabled`: a row that has come to the end keeps the focus.
      aria-disabled={isEnd || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isEnd) onMove(moved);
      }}
    />
  );
}
