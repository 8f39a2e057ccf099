import type { FieldMetadata } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { CircleAlert } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, useContext } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { readMessage } from "#model/text/message.ts";
import { ContestedSlot, type ShowText } from "./contested-slot.ts";
import { Icon } from "./icon.tsx";

/** Puts a message (app/model/text/message.ts) into the reader's words; `more` are values that its text tells. */
export function useMessage() {
  const { t } = useTranslation();
  return (message: string, more: Record<string, unknown> = {}) => {
    const { key, values } = readMessage(message);
    return t(key, { ...more, ...values, defaultValue: message });
  };
}

export const controlClass =
  "h-9 w-full rounded-control border border-grey-300 bg-surface px-3 text-body placeholder:text-grey-500 transition-colors duration-150 enabled:hover:border-grey-400 disabled:border-grey-200 disabled:bg-grey-100 disabled:text-grey-700 aria-invalid:border-danger focus-visible:outline-offset-0";

export interface Surroundings {
  /** What stands above it. A field in a row of a list may have an `aria-label` alone. */
  label?: string | undefined;
  /** Words and links: it stands in a paragraph. */
  hint?: ReactNode;
  isRequired?: boolean;
  className?: string;
}

interface FrameProps extends Surroundings {
  id: string;
  errors?: string[] | undefined;
  /** Puts a text of the field into words, where it is asked whose to keep. */
  show?: ShowText;
  children: ReactNode;
}

/** Label above, hint and error below, each tied to its control. */
export function FieldFrame({
  id,
  label,
  hint,
  isRequired,
  errors,
  show,
  className = "",
  children,
}: FrameProps) {
  const Contested = useContext(ContestedSlot);
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      {label && (
        <label htmlFor={id} className="text-xs font-medium text-grey-700">
          {label}
          {isRequired && <RequiredMark />}
        </label>
      )}
      {children}
      {Contested && <Contested id={id} {...(show && { show })} />}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-grey-600">
          {hint}
        </p>
      )}
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}

/** What must be filled in, for eyes: readers of screens are told by the control itself. */
const RequiredMark = () => (
  <span aria-hidden="true" className="text-danger">
    {" *"}
  </span>
);

/** What is wrong with a field, where its control says that it is described. */
export function FieldErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  const message = useMessage();
  if (!errors) return null;
  return (
    <div id={`${id}-error`} className="flex flex-col gap-1 empty:hidden">
      {errors.map((error) => (
        <p key={error} className="flex items-start gap-1 text-xs text-danger">
          <span className="pt-px">
            <Icon of={CircleAlert} />
          </span>
          {message(error)}
        </p>
      ))}
    </div>
  );
}

/** What a control needs to be described by its surroundings. */
export const described = (
  id: string,
  { hint, errors }: { hint?: ReactNode; errors?: string[] | undefined },
) => ({
  "aria-invalid": errors ? (true as const) : undefined,
  "aria-describedby": [hint && `${id}-hint`, errors && `${id}-error`].filter(Boolean).join(" ") || undefined,
});

/** The same of a field of a form, with which a page begins that comes with a refusal of it: browsers take the first. */
export const describedInForm = (...of: Parameters<typeof described>) => ({
  ...described(...of),
  autoFocus: of[1].errors ? (true as const) : undefined,
});

/** What an action answers that refused a form: its fields with what is wrong, "" being the form as a whole. */
interface Answered {
  error?: Record<string, string[] | null> | null;
}

/** Whether a page begins at the first field of its form: one that was refused begins at its first wrong one. */
export function useFirstField(): boolean {
  const { error } = useActionData<Answered>() ?? {};
  return !Object.entries(error ?? {}).some(([name, errors]) => name !== "" && errors);
}

type Field = FieldMetadata<unknown> | FieldMetadata<string> | FieldMetadata<string | undefined>;
/** What a control needs to know of its field. */
export type Control = Pick<Field, "id" | "name" | "errors" | "initialValue">;

export const initialText = (field: Control) =>
  typeof field.initialValue === "string" ? field.initialValue : "";

type TextFieldProps = Surroundings & {
  field: Control /** A unit inside the field. */;
  suffix?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "className">;

export function TextField({ field, label, hint, isRequired, className, suffix, ...input }: TextFieldProps) {
  const { id, name, errors } = field;
  return (
    <FieldFrame {...{ id, label, hint, isRequired, errors, className: className ?? "" }}>
      <div className="relative">
        <input
          id={id}
          name={name}
          defaultValue={initialText(field)}
          aria-required={isRequired || undefined}
          className={`${controlClass} ${suffix ? "numeric pr-8 text-right" : ""}`}
          {...describedInForm(id, { hint, errors })}
          {...input}
        />
        {suffix && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-grey-600"
          >
            {suffix}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

interface CheckFieldProps {
  field: Control;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** A checkbox with its label at the right. */
export function CheckField({ field, label, hint, isRequired }: CheckFieldProps) {
  const Contested = useContext(ContestedSlot);
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          name={field.name}
          id={field.id}
          defaultChecked={field.initialValue === "on"}
          aria-required={isRequired || undefined}
          className="size-4 accent-primary-ink"
          {...describedInForm(field.id, { hint, errors: field.errors })}
        />
        <span>
          {label}
          {isRequired && <RequiredMark />}
        </span>
      </label>
      {Contested && <Contested id={field.id} isTick />}
      {hint && (
        <p id={`${field.id}-hint`} className="pl-6 text-xs text-grey-600">
          {hint}
        </p>
      )}
      <FieldErrors id={field.id} errors={field.errors} />
    </div>
  );
}

/**
 * What is wrong with the form as a whole, and every wrong field again, with an asterisk each (specification §5). A list of
 * all fields has the form as well, under "": its words come in `errors` alone, where a notice may stand in for them.
 */
export function FormErrors({
  errors,
  fields = {},
}: {
  errors?: readonly string[] | undefined;
  fields?: Record<string, string[] | null> | undefined;
}) {
  const message = useMessage();
  const ofFields = Object.entries(fields).flatMap(([name, list]) => (name === "" ? [] : (list ?? [])));
  const listed = [...new Set([...(errors ?? []), ...ofFields])];
  if (listed.length === 0) return null;
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-danger">
      <ul>
        {listed.map((error) => (
          <li key={error}>* {message(error)}</li>
        ))}
      </ul>
    </div>
  );
}
