import { Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
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
  /** What was typed into it before it was out of sight, as in a position that was folded away. */
  typed: string | undefined;
}

/**
 * Adds a line to a position: from the stock by typing a part of its name, or by any name. It is emptied when its own line
 * appears in the list, and not when a colleague's does.
 */
export function NewItem({ count, ...item }: NewItemProps & { count: number }) {
  const [filling, fill] = useState({ nth: 0, count });
  const isAdding = useRef(false);
  if (filling.count !== count) {
    fill({ nth: filling.nth + (isAdding.current ? 1 : 0), count });
    isAdding.current = false;
  }
  const adds = () => {
    isAdding.current = true;
  };
  return <Choice key={filling.nth} {...item} isFirst={filling.nth === 0} onAdd={adds} />;
}

interface ChoiceProps extends NewItemProps {
  /** Nothing has been added since the page came. */
  isFirst: boolean;
  onAdd: () => void;
}

function Choice({ positionId, type, typed: before, isFirst, onAdd }: ChoiceProps) {
  const { t } = useTranslation();
  const { isOffer, sought, seek } = useEditor();
  const field = choiceField(positionId, isOffer ? "product_id" : "stock_item_id");
  const { text, errors } = (isFirst && sought[`${field}_name`]) || {};
  const typedBefore = isFirst ? (before ?? text) : undefined;
  const label = t(isOffer ? "estimates.new_product" : "estimates.new_item");
  const frame = useRef<HTMLFieldSetElement>(null);
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
        typedBefore={typedBefore}
        onTyped={(typed) => seek(`position-${positionId}`, typed)}
        errors={errors}
        whenNothing={t("estimates.add_as_typed")}
      />
      <Button
        name="act"
        value={intents.addItem(`position-${positionId}`)}
        icon={<Icon of={Plus} />}
        onClick={onAdd}
      >
        {t("estimates.add_item")}
      </Button>
    </fieldset>
  );
}
