import { createContext, type FormEvent, type KeyboardEvent, type ReactNode, useContext } from "react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { NoDefaultButton } from "#ui/default-button.tsx";
import { CloseLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { asField, type ChosenRow } from "./chosen-row.ts";
import { RowsWithOutcomes } from "./outcomes.tsx";
import { undoable } from "./progress.ts";
import { useActs } from "./use-acts.ts";

/** Whether something is being done: no act can be begun before that has ended. */
const IsRunning = createContext(false);

interface BulkDialogProps {
  /** The list below, as it was before. */
  closeTo: string;
  rows: readonly ChosenRow[];
  /** The page of a row. */
  hrefOf: (id: number) => string;
  /** Where rows of the list are had as a spreadsheet, before their ids; none of a backend that makes none. */
  file: string | undefined;
  /** What can be done: fields, and buttons called `act`. A `field` has what was typed into it, or what is given at first. */
  children: (field: ReturnType<typeof useActs>["field"]) => ReactNode;
}

/** What is done with the chosen rows of a list, what came of each, and the way back where there is one. */
export function BulkDialog({ closeTo, rows: chosen, hrefOf, file, children }: BulkDialogProps) {
  const { t } = useTranslation();
  const { rows, progress, failure, isRunning, start, field } = useActs(chosen);
  const answer = progress?.answer;
  const backs = progress ? undoable(rows, progress) : [];
  const send = (event: FormEvent<HTMLFormElement>, sentRows: readonly ChosenRow[]) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {};
    if (isRunning || !(submitter instanceof HTMLButtonElement)) return;
    const sent = new FormData(event.currentTarget);
    sent.set(submitter.name, submitter.value);
    start(sent, sentRows);
  };
  return (
    <Dialog title={t("bulk.title", { count: rows.length })} closeTo={closeTo} width="wide">
      <DialogBody>
        {rows.length === 0 ? (
          <p>{t("bulk.none")}</p>
        ) : (
          <RowsWithOutcomes {...{ rows, progress, isRunning, hrefOf }} />
        )}
        <FormErrors errors={failure} />
        {rows.length > 0 && (
          <Form
            method="post"
            data-saves-itself
            preventScrollReset
            onSubmit={(event) => send(event, rows)}
            onKeyDown={pressOwn}
            className="flex flex-col gap-4"
          >
            <NoDefaultButton />
            {rows.map((row) => (
              <input key={row.id} type="hidden" name="row" value={asField(row)} />
            ))}
            <IsRunning.Provider value={isRunning}>{children(field)}</IsRunning.Provider>
          </Form>
        )}
        {rows.length > 0 && file && (
          <div className={actRow}>
            <p className="min-w-48 flex-1 self-center">{t("bulk.export_hint")}</p>
            <ButtonLink to={withRows(file, rows)} reloadDocument>
              {t("filters.export")}
            </ButtonLink>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        {answer && backs.length > 0 && !isRunning && (
          <Form
            method="post"
            preventScrollReset
            onSubmit={(event) => send(event, backs)}
            className="contents"
          >
            {backs.map((row) => (
              <input key={row.id} type="hidden" name="row" value={asField(row)} />
            ))}
            <input type="hidden" name="undo" value="yes" />
            <Button name="act" value={answer.act} className="mr-auto">
              {t("form.undo")}
            </Button>
          </Form>
        )}
        <CloseLink to={closeTo} />
      </DialogFooter>
    </Dialog>
  );
}

interface ActRowProps {
  act: string;
  /** What its button says. */
  name: string;
  /** A field for what it needs to know, or words that say what it does. */
  children?: ReactNode;
}

const withRows = (file: string, rows: readonly ChosenRow[]): string =>
  [file, ...rows.map(({ id }) => `row=${id}`)].join("&");

const actRow = "flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-hairline pt-4";

/** Enter in the field of an act presses its own button, and not the first of the form. */
function pressOwn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.closest("[data-act]")?.querySelector<HTMLElement>("button[name=act]")?.click();
}

/** One act: its field at the left, its button at the right. */
export const ActRow = ({ act, name, children }: ActRowProps) => (
  <div data-act className={actRow}>
    <div className="min-w-48 flex-1 self-center">{children}</div>
    <Button name="act" value={act} isBlocked={useContext(IsRunning)}>
      {name}
    </Button>
  </div>
);
