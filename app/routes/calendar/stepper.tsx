import { Minus, Plus } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { IconButton } from "#ui/button.tsx";
import { type Control, controlClass, described, FieldFrame, initialText } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

interface StepperProps {
  field: Control;
  label: string;
  /** Hours of a day. */
  max: number;
  /** Hours until the next occupied slot or the end of the day, as far as the sheet knows (specification §9). */
  room: number;
}

/** Hours with a minus and a plus beside them (specification 2.6); one at least. Without scripts the number is typed. */
export function Stepper({ field, label, max, room }: StepperProps) {
  const { t } = useTranslation();
  const { id, name, errors } = field;
  const input = useRef<HTMLInputElement>(null);
  const step = (hours: number) => {
    if (!input.current) return;
    const typed = Number(input.current.value);
    if (hours > 0 && typed >= room) return;
    const next = Math.max(1, Math.min(room, typed + hours));
    input.current.value = String(next);
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <FieldFrame {...{ id, label, errors, isRequired: true }}>
      <div className="flex items-center gap-1">
        <IconButton
          type="button"
          label={t("calendar.shorter")}
          icon={<Icon of={Minus} />}
          className="border border-grey-300"
          onClick={() => step(-1)}
        />
        <input
          ref={input}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          defaultValue={initialText(field)}
          aria-required="true"
          className={`${controlClass} numeric w-16! text-center`}
          {...described(id, { errors })}
        />
        <IconButton
          type="button"
          label={t("calendar.longer")}
          icon={<Icon of={Plus} />}
          className="border border-grey-300"
          onClick={() => step(1)}
        />
        <span className="pl-1 text-grey-600">{t("calendar.hour_unit")}</span>
      </div>
    </FieldFrame>
  );
}
