/** A switch as it was pressed ("yes" or "no"), before the backend has answered; otherwise as it is. */
export const isOn = (pressed: FormDataEntryValue | null | undefined, otherwise: boolean): boolean =>
  pressed ? pressed === "yes" : otherwise;

interface SwitchProps {
  /** The address that it is pressed at, by a form around it. */
  to: string;
  name: string;
  isOn: boolean;
  /** What it switches, read out. */
  label: string;
  /** The state in words, beside it. */
  state: string;
}

/** Switches something of a row on and off at once. Its looks are in styles/list.css. */
export const Switch = ({ to, name, isOn: on, label, state }: SwitchProps) => (
  <button
    type="submit"
    role="switch"
    formAction={to}
    name={name}
    value={on ? "no" : "yes"}
    aria-checked={on}
    aria-label={label}
    title={state}
    className="switch"
  >
    <span aria-hidden="true" />
    {state}
  </button>
);
