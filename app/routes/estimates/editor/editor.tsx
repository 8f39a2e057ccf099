import { useSearchParams } from "@remix-run/react";
import { useMemo, useState } from "react";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { OptionalData } from "#app/loading/optional-data.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Estimate, EstimateSums } from "#model/estimate/estimate.ts";
import { estimateType, sectionType } from "#model/estimate/estimate-type.ts";
import type { EstimateInvoices } from "#model/invoice/invoice.ts";
import type { Unit } from "#model/stock/unit.ts";
import { unitIn } from "#model/stock/unit-name.ts";
import type { VatRate } from "#model/vat/vat-rate.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { Sought } from "../save-form.ts";
import { Commentary } from "./commentary.tsx";
import type { Begun } from "./drafts.ts";
import { type EditorContext, EditorProvider, useEditor } from "./editor-context.ts";
import { fillingField, fillingOf } from "./filling.ts";
import { openPositions } from "./folding.ts";
import { nameField, newNames } from "./intents.ts";
import { fieldsOf } from "./merged.ts";
import { Offer } from "./offer.tsx";
import { HeldBack, Orphans } from "./orphans.tsx";
import { SavingNotices } from "./saving-notices.tsx";
import { EstimateSection } from "./section.tsx";
import { Sorting } from "./sorting.tsx";
import { type Answered, TotalsPanel } from "./totals-panel.tsx";
import { type Editing, useDrafts } from "./use-drafts.ts";
import { useIntents } from "./use-intents.ts";
import { useOrder } from "./use-order.ts";
import { useRenamed } from "./use-renamed.ts";
import { useRowSaving } from "./use-row-saving.ts";
import { useVatChoices } from "./use-vat-choices.ts";

interface EditorProps {
  loaded: Estimate;
  units: readonly Unit[];
  vatRates: readonly VatRate[];
  invoicing: OptionalData<EstimateInvoices>;
  answered: Answered;
  idempotencyKey: string;
  /** What was typed into a form that was refused, without scripts. */
  begun: Begun;
  /** The same of new lines that were not added. */
  sought: Sought;
}

/** The estimate as it is worked on: its two halves, and the sums at the side. One form holds all of it. */
export function EstimateEditor({
  loaded,
  units,
  vatRates,
  invoicing,
  answered,
  idempotencyKey,
  ...typed
}: EditorProps) {
  const { t } = useTranslation();
  const order = useOrder(loaded);
  const editing = useDrafts(order.estimate, typed.begun);
  const { estimate, state } = editing;
  useRenamed(loaded, state);
  const { notice, place, submit } = useIntents(order, editing);
  const [params] = useSearchParams();
  const open = useMemo(() => openPositions(order.estimate, params), [order.estimate, params]);
  const editor = useEditorValue({ loaded, units, vatRates, sought: typed.sought }, editing);
  const isHydrated = useHydrated();
  const saving = useRowSaving(editing.unsaved);
  return (
    <EditorProvider value={editor}>
      <Form
        method="post"
        preventScrollReset
        onSubmit={submit}
        className="estimate"
        noValidate
        // What a browser puts back into it, coming back to the page, would be saved over what a colleague has there now.
        autoComplete="off"
        data-saves-itself=""
      >
        <input type="hidden" name="revision" value={loaded.revision} />
        <FormKey value={idempotencyKey} />
        {newNames.map((name) => (
          <input key={name} type="hidden" name={nameField(name)} value={t(`estimates.new_${name}`)} />
        ))}
        {/* What is typed is saved row by row once scripts run. */}
        {!isHydrated && <input type="hidden" name={fillingField} value={fillingOf(state.rows)} />}
        <div className="min-w-0" data-large={isLarge(estimate.sums) || undefined}>
          <HeldBack held={editing.held} />
          <Orphans orphans={state.orphans} dismiss={editing.dismiss} />
          {/* Enter in a field presses the first button of the form: it saves. */}
          <button type="submit" className="save-all">
            {t("form.save")}
          </button>
          <Sorting onPlaced={place}>
            <Sections {...{ estimate, state, open }} />
          </Sorting>
          <Commentary row={`estimate-${loaded.id}`} state={state} />
        </div>
        <TotalsPanel {...{ estimate, state, invoicing, answered }} />
      </Form>
      <SavingNotices {...saving} notice={notice} />
    </EditorProvider>
  );
}

/** What all rows of an estimate share, the same object until a part of it changes. */
function useEditorValue(
  { loaded, units, vatRates, sought }: Pick<EditorProps, "loaded" | "units" | "vatRates" | "sought">,
  { state, isLocked, type, seek, leave, choose }: Editing,
): EditorContext {
  const { language } = useTranslation();
  const unitsShown = useMemo(() => units.map((unit) => unitIn(unit, language)), [units, language]);
  const vatChoices = useVatChoices(loaded, vatRates);
  const usual = fieldsOf(state, `estimate-${loaded.id}`).vat;
  const usualVat = vatChoices.find(({ value }) => value === usual)?.label ?? "";
  const hasCosts = useRoot()?.modules.includes("productionCosts") ?? false;
  const isOffer = loaded.estimate_type_id === estimateType.product;
  // It fills the fields once.
  const [firstSought] = useState(sought);
  return useMemo(
    () => ({
      language,
      units: unitsShown,
      vatChoices,
      usualVat,
      isOffer,
      hasCosts,
      isLocked,
      sought: firstSought,
      type,
      seek,
      leave,
      choose,
    }),
    [
      language,
      unitsShown,
      vatChoices,
      usualVat,
      isOffer,
      hasCosts,
      isLocked,
      firstSought,
      type,
      seek,
      leave,
      choose,
    ],
  );
}

interface SectionsProps {
  estimate: Editing["estimate"];
  state: Editing["state"];
  /** Ids of the positions that are unfolded. */
  open: ReadonlySet<number>;
}

/** What is estimated: the products of an offer, or the costs of the agency and those of production. */
function Sections({ estimate, state, open }: SectionsProps) {
  const { isOffer } = useEditor();
  const isOpen = ({ id }: { id: number }) => open.has(id);
  if (isOffer) return <Offer estimate={estimate} {...{ state, isOpen }} />;
  return (
    <>
      <EstimateSection
        type={sectionType.agency}
        stages={estimate.agency_costs_stages}
        additional={estimate.additional_agency_positions}
        sum={estimate.sums.agency_cents}
        {...{ state, isOpen }}
      />
      <EstimateSection
        type={sectionType.production}
        stages={estimate.production_costs_stages}
        additional={estimate.additional_production_positions}
        sum={estimate.sums.production_cents}
        {...{ state, isOpen }}
      />
    </>
  );
}

/** Whether what lines come to needs wider columns: from a million euro on. */
const isLarge = ({ agency_cents, production_cents }: EstimateSums): boolean =>
  Math.max(agency_cents, production_cents) >= 100_000_000;
