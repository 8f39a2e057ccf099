import { Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ComboBox } from "#ui/combo-box.tsx";
import { Icon } from "#ui/icon.tsx";
import { useEditor } from "./editor-context.ts";
import { choiceField, intents } from "./intents.ts";

interface NewItemProps {
  positionId: number;
  /** The half that it is in: agency work or production costs have their own items in the stock. */
  type: number;
  /** What was typed before the field was there, as in a position that was folded away. */
  typed: string | undefined;
  /** How many lines were added from it: it is empty again after each. */
  nth: number;
}

/**
 * Adds a line to a position: from the stock by typing a part of its name, or by any name. It is emptied when its own line
 * was added, and by nothing else: not by a colleague's, nor where adding failed.
 */
export function NewItem({ positionId, type, typed, nth }: NewItemProps) {
  const { t } = useTranslation();
  const { isOffer, sought, seek } = useEditor();
  const field = choiceField(positionId, isOffer ? "product_id" : "stock_item_id");
  const label = t(isOffer ? "estimates.new_product" : "estimates.new_item");
  const frame = useRef<HTMLFieldSetElement>(null);
  useFocusBack(field, nth);
  const add = () => frame.current?.querySelector<HTMLButtonElement>("[name=act]")?.click();
  const isByEnter = useRef(false);
  /** Enter takes an option of the list if one is marked, and adds what stands in the field; the pointer chooses only. */
  const pressed = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const { key, target } = event;
    const isEnter = key === "Enter" && target instanceof HTMLInputElement;
    isByEnter.current = isEnter;
    if (!isEnter || target.getAttribute("aria-activedescendant")) return;
    event.preventDefault();
    event.stopPropagation();
    add();
  };
  return (
    <fieldset
      ref={frame}
      className="new-item"
      aria-label={label}
      onKeyDownCapture={pressed}
      onPointerDownCapture={() => {
        isByEnter.current = false;
      }}
    >
      <ComboBox
        key={nth}
        name={field}
        id={field}
        label={label}
        isLabelHidden
        source={isOffer ? "/choices/products" : `/choices/stock-items?type_id=${type}`}
        minimum={1}
        onPick={() => {
          if (isByEnter.current) add();
        }}
        placeholder={label}
        typedBefore={typed}
        onTyped={(text) => seek(`position-${positionId}`, text)}
        errors={nth === 0 ? sought[`${field}_name`]?.errors : undefined}
        whenNothing={t("estimates.add_as_typed")}
      />
      <Button name="act" value={intents.addItem(`position-${positionId}`)} icon={<Icon of={Plus} />}>
        {t("estimates.add_item")}
      </Button>
    </fieldset>
  );
}

/** The field that is emptied is another one: who was in the one before goes on in it. */
function useFocusBack(field: string, nth: number): void {
  const seen = useRef(nth);
  useEffect(() => {
    if (seen.current === nth) return;
    seen.current = nth;
    if (document.activeElement === document.body) document.getElementById(field)?.focus();
  }, [field, nth]);
}
