import { ChevronDown } from "lucide-react";
import { type InputHTMLAttributes, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { shownChoice } from "#model/list/typed-choice.ts";
import type { Choice } from "./choices.ts";
import { controlClass, described, FieldFrame } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { type Adds, useAdding } from "./use-adding.ts";
import { useChoices } from "./use-choices.ts";
import { useComboBoxList } from "./use-combo-box-list.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useLatest } from "./use-latest.ts";

interface ComboBoxProps {
  /** The name of the chosen id's field; what was typed goes along as `<name>_name`. */
  name: string;
  id: string;
  label: string;
  /** It stands where its place says what it is. */
  isLabelHidden?: boolean;
  placeholder?: string;
  errors?: string[] | undefined;
  isRequired?: boolean;
  hint?: string;
  /** Answers `?q=` with JSON, `{id, name}[]`. */
  source: string;
  /** What it offers before anything is typed. */
  known?: readonly Choice[];
  /** Typed characters at which it opens (specification §5). */
  minimum: number;
  /** What an empty list says, where what was typed may stay as it is. */
  whenNothing?: string;
  chosen?: { id: number; name: string } | undefined;
  /** Called when one was picked, with its id in the field already. */
  onPick?: () => void;
  /** What was typed the last time without choosing. */
  typedBefore?: string | undefined;
  /** Called with what stands in the field, at first and whenever that changes. */
  onTyped?: (text: string) => void;
  /** Where something of the typed name can be added. */
  adds?: Adds | undefined;
  className?: string;
}

/**
 * Chooses one of many by typing a part of its name. Without scripts it is a plain field, and the server finds the one
 * that was meant by what was typed.
 */
export function ComboBox({
  name,
  id,
  label,
  isLabelHidden = false,
  placeholder,
  errors,
  isRequired,
  hint,
  source,
  known = [],
  minimum,
  whenNothing,
  chosen,
  onPick,
  typedBefore,
  onTyped,
  adds,
  className,
}: ComboBoxProps) {
  const { t } = useTranslation();
  const { found, isSearching, search } = useChoices(source, known);
  const [picked, pick] = useState(chosen ?? null);
  const [typed, type] = useState(chosen?.name ?? typedBefore ?? "");
  const isHydrated = useHydrated();
  const plain = useRef<HTMLInputElement>(null);
  const list = useComboBoxList(plain);
  const { taken } = list;

  useTold(typed, onTyped);
  const onPicked = useLatest(() => onPick?.());
  const [first] = useState(picked);
  // Only now does the field have the id. The same may be picked once more, by Enter in the list.
  useEffect(() => {
    if (picked !== null && picked !== first) onPicked();
  }, [picked, first, onPicked]);

  // A refused form gives the focus to the field that is named in the refusal, which is the one that nobody sees.
  const focusTyped = useCallback(
    (field: HTMLInputElement | null) => {
      if (field) field.focus = (options) => document.getElementById(id)?.focus(options);
    },
    [id],
  );

  const take = (choice: Choice) => {
    pick({ id: choice.id, name: choice.name });
    type(choice.name);
  };
  const adding = useAdding(adds, take);
  const errorsNow = adding.refused === null ? errors : [adding.refused];
  const hintNow = adding.said ?? hint;

  const onType = (text: string) => {
    if (text !== typed) adding.forget();
    type(text);
    if (text !== picked?.name) pick(null);
    if (text.trim().length >= minimum) void search(text);
  };
  const input = {
    id,
    name: `${name}_name`,
    autoComplete: "off",
    placeholder: placeholder ?? t("form.type_to_search"),
    className: `${controlClass} pr-9`,
    ...described(id, { hint: hintNow, errors: errorsNow }),
  };

  return (
    <div className={className} aria-busy={isSearching || adding.isAdding}>
      <FieldFrame
        {...{ id, isRequired }}
        errors={errorsNow}
        hint={hintNow}
        label={isLabelHidden ? undefined : label}
      >
        {taken ? (
          <taken.List
            {...{ input, label, typed, picked, found, isSearching, whenNothing, taken }}
            isEnough={typed.trim().length >= minimum}
            isInvalid={errorsNow !== undefined}
            onType={onType}
            onPick={take}
            addLabel={adds && picked === null ? adds.label(typed.trim()) : undefined}
            onAdd={() => void adding.add(typed)}
          />
        ) : (
          <PlainField {...{ plain, input, list, label, typed, onType }} />
        )}
        {!isHydrated && chosen && <input type="hidden" name={shownChoice(name)} value={chosen.name} />}
        <input type="hidden" name={name} value={picked?.id ?? ""} ref={focusTyped} />
      </FieldFrame>
    </div>
  );
}

/** Tells a text to anyone who asked for it, when it is another than before. */
function useTold(text: string, tell: ComboBoxProps["onTyped"]): void {
  const told = useLatest((now: string) => tell?.(now));
  useEffect(() => told(text), [text, told]);
}

interface PlainFieldProps {
  plain: RefObject<HTMLInputElement>;
  input: InputHTMLAttributes<HTMLInputElement>;
  list: ReturnType<typeof useComboBoxList>;
  label: string;
  typed: string;
  onType: (text: string) => void;
}

/** The field until its list is there: it fetches it when it is touched. */
function PlainField({ plain, input, list, label, typed, onType }: PlainFieldProps) {
  const { t } = useTranslation();
  const { load, open, close, composing } = list;
  return (
    <div className="relative">
      <input
        ref={plain}
        {...input}
        {...composing}
        value={typed}
        aria-label={label}
        // It is read out as what it is going to be.
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        onChange={(event) => {
          open();
          onType(event.currentTarget.value);
        }}
        onFocus={load}
        onKeyDown={({ key }) => {
          if (key === "Escape") close();
          else if (/^Arrow(Down|Up)$/.test(key)) open();
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        onClick={open}
        aria-label={t("form.open_list")}
        className="absolute inset-y-0 right-1 flex w-7 items-center justify-center text-grey-500"
      >
        <Icon of={ChevronDown} />
      </button>
    </div>
  );
}
