/** Whether anything was typed or chosen inside that is not what the page came with. */
export function isChanged(within: HTMLElement): boolean {
  const inputs = [...within.querySelectorAll("input")].filter((input) => input.type !== "hidden");
  const texts = [...within.querySelectorAll("textarea")];
  const options = [...within.querySelectorAll("option")].filter((option) => option.defaultSelected);
  return (
    inputs.some(differs) ||
    // What is typed has the ends of its lines in one spelling.
    texts.some((area) => area.value !== area.defaultValue.replace(/\r\n?/g, "\n")) ||
    options.some((option) => !option.selected)
  );
}

/** What is ticked has "on" for its value and nothing for its default one. */
const differs = (input: HTMLInputElement) =>
  input.type === "checkbox" || input.type === "radio"
    ? input.checked !== input.defaultChecked
    : input.value !== input.defaultValue;
