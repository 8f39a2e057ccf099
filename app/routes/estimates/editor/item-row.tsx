import { ImageOff } from "lucide-react";
import { memo, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { ItemImage } from "#model/estimate/position-item.ts";
import { decimal, readDecimal, typeDecimal } from "#model/money/decimal.ts";
import { unitPriceOf } from "#model/money/money.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { CostsEntry } from "../costs/entry.tsx";
import { CellInput, CellSelect } from "./cell-input.tsx";
import { choiceWords } from "./choice-words.ts";
import type { Draft } from "./drafts.ts";
import { type Fields, priced, type RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";
import { ExtrasLink, ItemExtras } from "./item-extras.tsx";
import { RowNotes } from "./row-notes.tsx";
import { RowTools } from "./row-tools.tsx";
import { useSorted } from "./sorting.tsx";

interface ItemRowProps {
  row: RowName;
  id: number;
  fields: Fields;
  draft: Draft | undefined;
  /** The product's images, where the line is of one. */
  images: readonly ItemImage[] | undefined;
  /** Cents. */
  total: number;
  /** It counts in the sums: it is included in any case, or chosen. */
  isCounted: boolean;
  /** The groups of alternatives that it can be in. */
  groups: readonly number[];
  /** Cents that it costs the agency itself. */
  costs: number;
  /** Its rarely used fields are shown to begin with. */
  hasExtras: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** A line of an estimate: name, quantity and unit, price, VAT, and what it comes to. It renders when it changes itself. */
export const ItemRow = memo(function ItemRow({
  row,
  id,
  fields,
  draft,
  images,
  total,
  isCounted,
  groups,
  costs,
  hasExtras,
  isFirst,
  isLast,
}: ItemRowProps) {
  const { t } = useTranslation();
  const { language, hasCosts } = useEditor();
  const [isExtended, extend] = useState(hasExtras);
  const cell = { row, fields, draft };
  const { grip, sorted } = useSorted(row);
  return (
    <>
      <tr className="item-row" data-state={draft?.state} {...sorted}>
        <td className="item-name">
          <span className="item-name-parts">
            {grip}
            {images && <ImagesLink {...{ row, images }} name={fields.name ?? ""} />}
            <span className="item-called">
              <CellInput {...cell} {...nameInFull(cell)} field="name" label={t("estimates.fields.name")} />
              {fields.choice && <span className="item-choice">{choiceWords(t, fields.choice)}</span>}
            </span>
          </span>
        </td>
        <PriceCells {...cell} total={total} />
        <td className="item-total numeric" data-left-out={!isCounted || undefined}>
          {showMoney(total, language)}
          {!isCounted && <span className="sr-only"> ({t("estimates.not_counted")})</span>}
        </td>
        <td className="item-tools">
          <span className="item-acts">
            <RowTools {...{ row, isFirst, isLast }} called={fields.name ?? ""} />
            {hasCosts && <CostsEntry itemId={id} called={fields.name ?? ""} cents={costs} />}
            <ExtrasLink {...{ id, row, fields }} isShown={isExtended} onToggle={() => extend(!isExtended)} />
          </span>
        </td>
      </tr>
      {isExtended && (
        <tr className="item-extras">
          <td colSpan={7}>
            <ItemExtras {...cell} groups={groups} />
          </td>
        </tr>
      )}
      {draft && (
        <tr className="item-notes">
          <td colSpan={7}>
            <RowNotes row={row} draft={draft} />
          </td>
        </tr>
      )}
    </>
  );
});

/** A long name in full where the pointer is, unless something is wrong with it, which is said there then. */
const nameInFull = ({ fields, draft }: { fields: Fields; draft: Draft | undefined }) =>
  draft?.errors.name ? {} : { title: fields.name };

/** What the total of a line is reckoned from: quantity and unit, price and VAT. */
function PriceCells({ total, ...cell }: Pick<ItemRowProps, "row" | "fields" | "draft" | "total">) {
  const { t } = useTranslation();
  const { units, vatChoices, usualVat, language, type } = useEditor();
  const { row, fields } = cell;
  return (
    <>
      <td className="item-quantity">
        <CellInput
          {...cell}
          field="quantity"
          label={t("estimates.fields.quantity")}
          inputMode="decimal"
          className="numeric text-right"
        />
      </td>
      <td className="item-unit">
        <CellSelect
          {...cell}
          field="measure_unit_id"
          label={t("estimates.fields.measure_unit_id")}
          options={units.map(({ id, short_name }) => ({ value: id, label: short_name }))}
        />
      </td>
      <td className="item-price">
        <CellInput
          {...cell}
          field="price"
          label={t("estimates.fields.price")}
          inputMode="decimal"
          placeholder={derivedPrice(fields, total, language)}
          className="numeric text-right"
          onChange={({ currentTarget }) => type(row, priced("price", currentTarget.value))}
        />
      </td>
      <td className="item-vat">
        <CellSelect
          {...cell}
          field="vat"
          label={t("estimates.fields.vat")}
          options={[{ value: "", label: usualVat }, ...vatChoices]}
        />
      </td>
    </>
  );
}

interface ImagesLinkProps {
  row: RowName;
  images: readonly ItemImage[];
  name: string;
}

/** The first image that stands in the offer, and the way to the others. */
function ImagesLink({ row, images, name }: ImagesLinkProps) {
  const { t } = useTranslation();
  const label = t("estimates.images_of", { name });
  const chosen = images.find(({ is_selected }) => is_selected);
  return (
    <Link
      to={`${row.replace("item-", "items/")}/images`}
      preventScrollReset
      aria-label={label}
      title={label}
      className="item-image"
    >
      {chosen ? <img src={chosen.url} alt="" loading="lazy" /> : <Icon of={ImageOff} />}
    </Link>
  );
}

/** Where only a total was agreed, the price that follows from it (domain H4). */
function derivedPrice({ price, quantity }: Fields, total: number, language: string): string | undefined {
  const count = readDecimal(quantity ?? "") ?? decimal("1");
  return price || total === 0 ? undefined : typeDecimal(unitPriceOf(total, count), language);
}
