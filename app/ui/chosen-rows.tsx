import { Form, useSearchParams } from "@remix-run/react";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Button, IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** The form that the boxes of a list's rows belong to, wherever they stand. */
const form = "chosen";

/** The box that chooses a row of a list, in a cell of its own. */
export function RowChoice({ row: { id, name } }: { row: { id: number; name: string } }) {
  const { t } = useTranslation();
  return (
    <td className="choice">
      <input type="checkbox" form={form} name="row" value={id} aria-label={t("filters.choose", { name })} />
    </td>
  );
}

/** The head above those boxes: a box for all of them, once scripts can tick them. */
export function ChoiceHead() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  return (
    <th className="choice">
      {isHydrated ? (
        <input type="checkbox" form={form} aria-label={t("filters.choose_all")} />
      ) : (
        // An empty head would say nothing of the boxes below it.
        <span className="sr-only">{t("filters.act")}</span>
      )}
    </th>
  );
}

/**
 * What can be done with the chosen rows, below their list while any is chosen. `to` is the dialog that asks what: it is
 * told the rows, and the list as it is; `label` says what, where that is one thing.
 */
export function ChosenBar({ to, label }: { to: string; label?: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const ref = useRef<HTMLFormElement>(null);
  const [count, say] = useState(0);
  const recount = useRef(() => {});
  useEffect(() => {
    const away = new AbortController();
    import("./follow-choices.ts").then(({ followChoices }) => {
      if (ref.current && !away.signal.aborted) recount.current = followChoices(ref.current, say, away.signal);
    });
    return () => away.abort();
  }, []);
  // The rows of another page are others.
  useEffect(() => recount.current());
  return (
    <Form ref={ref} id={form} action={to} preventScrollReset className="chosen-bar">
      {/* Rows of an address were chosen before: what is ticked says which are now. */}
      {[...params].map(
        ([name, value]) => name !== "row" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <output className="mr-2 whitespace-nowrap">{count > 0 && t("filters.chosen", { count })}</output>
      <Button>{label ?? t("filters.act")}</Button>
      <IconButton type="reset" label={t("filters.choose_none")} icon={<Icon of={X} />} ground="dark" />
    </Form>
  );
}
