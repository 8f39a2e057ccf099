import { useSearchParams } from "@remix-run/react";
import { Archive, Check, Link2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import type { EntryRow } from "#model/bank-entry/bank-entry.ts";
import { refOf } from "#model/bank-entry/part-kinds.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Cell } from "#ui/list-table.tsx";
import { asideOf } from "./address.ts";
import { asField, partField, proposedPart } from "./parts.ts";
import type { EntryAct } from "./pressed.ts";

/** What is done with an entry from its row, each by a key as well (frame/pressed-key.ts). */
export function EntryActs({ entry }: { entry: EntryRow }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { id, state, proposal, party } = entry;
  const name = party.name || entry.text;
  if (state !== "open")
    return (
      <Cell className="end print:hidden!">
        <Act entry={entry} act="undo" shortcut="u" label={t("bank_entries.undo_one", { name })}>
          <Icon of={Undo2} />
          {t("bank_entries.undo")}
        </Act>
      </Cell>
    );
  const isBookable = proposal !== null && proposal.parts.length > 0 && proposal.reverses === null;
  return (
    <Cell className="end print:hidden!">
      <span className="inline-flex items-center justify-end gap-1">
        {proposal?.reverses && (
          <Act entry={entry} act="reverse" shortcut="b" label={t("bank_entries.reverse_one", { name })}>
            <Icon of={Link2} />
            {t("bank_entries.reverse")}
          </Act>
        )}
        {isBookable && (
          <Act entry={entry} act="book" shortcut="b" label={t("bank_entries.book_one", { name })}>
            <Icon of={Check} />
            {t("bank_entries.book")}
          </Act>
        )}
        <Link
          to={asideOf(id, params)}
          preventScrollReset
          data-key="s"
          aria-label={t("bank_entries.set_aside_one", { name })}
          title={t("bank_entries.set_aside")}
          className="row-toggle"
        >
          <Icon of={Archive} />
        </Link>
      </span>
    </Cell>
  );
}

interface ActProps {
  entry: EntryRow;
  act: EntryAct;
  /** The key that presses it while its row has the focus. */
  shortcut: string;
  label: string;
  children: ReactNode;
}

function Act({ entry: { id, version, proposal }, act, shortcut, label, children }: ActProps) {
  return (
    <Form
      method="post"
      action="/bank"
      navigate={false}
      preventScrollReset
      className="inline"
      onSubmit={({ currentTarget }) => leave(currentTarget)}
    >
      <input type="hidden" name="entry" value={id} />
      <input type="hidden" name="version" value={version} />
      {act === "book" &&
        proposal?.parts.map((part) => (
          <input key={refOf(part)} type="hidden" name={partField} value={asField(proposedPart(part))} />
        ))}
      <button type="submit" name="act" value={act} data-key={shortcut} aria-label={label} className="row-act">
        {children}
      </button>
    </Form>
  );
}

/** The row goes to another list: the focus goes on to the next one, before that, or to the page's title. */
function leave(form: HTMLElement): void {
  const row = form.closest("tr");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const link =
    next?.querySelector<HTMLElement>(".row-link") ?? document.querySelector<HTMLElement>("main h1");
  link?.focus();
}
