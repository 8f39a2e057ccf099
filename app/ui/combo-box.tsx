import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import {
  ComboBox as AriaComboBox,
  Button,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";
import { useTranslation } from "#locales/use-translation.ts";
import { shownChoice } from "#model/list/typed-choice.ts";
import { controlClass, described, FieldFrame } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { useChoices } from "./use-choices.ts";
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
  /** Typed characters at which it opens (specification §5). */
  minimum: number;
  /** What an empty list says, where what was typed may stay as it is. */
  whenNothing?: string;
  chosen?: { id: number; name: string } | undefined;
  /** Called when one was picked, with its id in the field already. */
  onPick?: () => void;
  /** What was typed the last time without choosing. */
  typedBefore?: string | undefined;
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
  minimum,
  whenNothing,
  chosen,
  onPick,
  typedBefore,
  className,
}: ComboBoxProps) {
  const { t, language } = useTranslation();
  const { found, isSearching, search } = useChoices(source);
  const frame = useRef<HTMLDivElement>(null);
  const [container, setContainer] = useState<Element>();
  const [picked, pick] = useState(chosen ?? null);
  const [typed, type] = useState(chosen?.name ?? typedBefore ?? "");

  // A modal dialog makes the rest of the page inert: the list has to open inside of it.
  useEffect(() => setContainer(frame.current?.closest("dialog") ?? undefined), []);

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
  const isHydrated = useHydrated();

  const isEnough = typed.trim().length >= minimum;
  const typing = (text: string) => {
    type(text);
    if (text !== picked?.name) pick(null);
    if (text.trim().length >= minimum) void search(text);
  };

  return (
    <div ref={frame} className={className} aria-busy={isSearching}>
      <FieldFrame {...{ id, isRequired, errors, hint }} label={isLabelHidden ? undefined : label}>
        <I18nProvider locale={language === "lv" ? "lv-LV" : "en-GB"}>
          <AriaComboBox
            aria-label={label}
            items={isEnough ? (found ?? []) : []}
            inputValue={typed}
            onInputChange={typing}
            selectedKey={picked?.id ?? null}
            onSelectionChange={(key) => {
              const choice = found?.find((item) => item.id === key);
              if (!choice) return;
              pick({ ...choice });
              type(choice.name);
            }}
            // Open while the answer is on its way, or it would not open for the first letter.
            allowsEmptyCollection={isEnough}
            // It keeps what was found for one more render, and would open with that for a field just emptied.
            menuTrigger={isEnough ? "input" : "manual"}
            allowsCustomValue
            defaultFilter={() => true}
            isInvalid={errors !== undefined}
            // Otherwise the browser lets nothing be sent while a refusal stands there.
            validationBehavior="aria"
            className="relative"
          >
            <Input
              id={id}
              name={`${name}_name`}
              autoComplete="off"
              placeholder={placeholder ?? t("form.type_to_search")}
              className={`${controlClass} pr-9`}
              onKeyDown={keepDialogOpen}
              {...described(id, { hint, errors })}
            />
            <Button
              aria-label={t("form.open_list")}
              className="absolute inset-y-0 right-1 flex w-7 items-center justify-center text-grey-500"
            >
              <Icon of={ChevronDown} />
            </Button>
            <Popover
              UNSTABLE_portalContainer={container}
              className="flex w-(--trigger-width) overflow-hidden rounded-control bg-white text-body shadow-float"
            >
              <ListBox<{ id: number; name: string }>
                renderEmptyState={() => (
                  <p className="px-2.5 py-1.5 text-grey-600">
                    {whenNothing && isNothing(found, isSearching)
                      ? whenNothing
                      : t(emptiness(found, isSearching))}
                  </p>
                )}
                className="w-full overflow-auto p-1 outline-none"
              >
                {(item) => (
                  <ListBoxItem
                    id={item.id}
                    textValue={item.name}
                    className="cursor-pointer rounded-sm px-2.5 py-1.5 outline-none data-focused:bg-primary-soft data-focused:text-primary-soft-text data-selected:font-medium"
                  >
                    {item.name}
                  </ListBoxItem>
                )}
              </ListBox>
            </Popover>
          </AriaComboBox>
        </I18nProvider>
        {!isHydrated && chosen && <input type="hidden" name={shownChoice(name)} value={chosen.name} />}
        <input type="hidden" name={name} value={picked?.id ?? ""} ref={focusTyped} />
      </FieldFrame>
    </div>
  );
}

const isNothing = (found: unknown[] | null, isSearching: boolean) => found !== null && !isSearching;

/** Why an open list is empty. */
function emptiness(found: unknown[] | null, isSearching: boolean) {
  if (isSearching) return "form.searching";
  return found === null ? "errors.fault" : "form.nothing_found";
}

/** Escape closes the open list, and the dialog around it only when pressed again. */
function keepDialogOpen(event: KeyboardEvent<HTMLInputElement>): void {
  const isOpen = event.currentTarget.getAttribute("aria-expanded") === "true";
  if (event.key === "Escape" && isOpen) event.preventDefault();
}
