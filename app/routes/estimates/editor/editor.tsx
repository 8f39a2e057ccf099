import { useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Estimate, estimateType, sectionType } from "~/model/estimate";
import type { EstimateInvoices } from "~/model/invoice";
import { type Unit, unitIn } from "~/model/unit";
import type { VatRate } from "~/model/vat-rate";
import { Form } from "~/own-form";
import type { Part } from "~/part";
import { useRoot } from "~/use-root";
import { nameField, newNames } from "./acts";
import { Commentary } from "./commentary";
import type { Drafts } from "./drafts";
import { EditorProvider } from "./editor-context";
import { openPositions } from "./folding";
import { Half } from "./half";
import { fieldsOf } from "./merged";
import { Offer } from "./offer";
import { Orphans } from "./orphans";
import { SavingNotices } from "./saving-notices";
import { Sorting } from "./sorting";
import { TotalsPanel } from "./totals-panel";
import { useActs } from "./use-acts";
import { useDrafts } from "./use-drafts";
import { useOrder } from "./use-order";
import { useRenamed } from "./use-renamed";
import { useRowSaving } from "./use-row-saving";
import { useVatChoices } from "./use-vat-choices";

interface EditorProps {
  loaded: Estimate;
  units: readonly Unit[];
  vatRates: readonly VatRate[];
  invoicing: Part<EstimateInvoices>;
  /** What was typed into a form that was refused, without scripts. */
  begun: Drafts["drafts"];
}

/** The estimate as it is worked on: its two halves, and the sums at the side. One form holds all of it. */
export function EstimateEditor({ loaded, units, vatRates, invoicing, begun }: EditorProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const order = useOrder(loaded);
  const editing = useDrafts(order.estimate, begun);
  const { estimate, state, type, leave, choose } = editing;
  useRenamed(loaded, state);
  const { told, place, submit } = useActs(order, editing);
  const [params] = useSearchParams();
  const open = useMemo(() => openPositions(order.estimate, params), [order.estimate, params]);
  const isOpen = ({ id }: { id: number }) => open.has(id);

  const unitsShown = useMemo(() => units.map((unit) => unitIn(unit, language)), [units, language]);
  const vatChoices = useVatChoices(loaded, vatRates);
  const usual = fieldsOf(state, `estimate-${loaded.id}`).vat;
  const usualVat = vatChoices.find(({ value }) => value === usual)?.label ?? "";
  const isLocked = loaded.is_approved || loaded.is_invoiced;
  const hasCosts = useRoot()?.modules.includes("productionCosts") ?? false;
  const isOffer = loaded.estimate_type_id === estimateType.product;
  const editor = useMemo(
    () => ({
      ...{ language, units: unitsShown, vatChoices, usualVat },
      ...{ isOffer, hasCosts, isLocked, type, leave, choose },
    }),
    [language, unitsShown, vatChoices, usualVat, isOffer, hasCosts, isLocked, type, leave, choose],
  );
  const saving = useRowSaving(state);
  return (
    <EditorProvider value={editor}>
      <Form
        method="post"
        preventScrollReset
        onSubmit={submit}
        className="estimate"
        noValidate
        data-saves-itself=""
      >
        <input type="hidden" name="revision" value={loaded.revision} />
        {newNames.map((name) => (
          <input key={name} type="hidden" name={nameField(name)} value={t(`estimates.new_${name}`)} />
        ))}
        <input
          type="hidden"
          name={`estimate-${loaded.id}-version`}
          value={state.rows.get(`estimate-${loaded.id}`)?.version ?? 0}
        />
        <div className="min-w-0">
          <Orphans orphans={state.orphans} dismiss={editing.dismiss} />
          {/* Enter in a field presses the first button of the form: it saves. */}
          <button type="submit" className="save-all">
            {t("form.save")}
          </button>
          <Sorting onPlaced={place}>
            {isOffer ? (
              <Offer estimate={estimate} {...{ state, isOpen }} />
            ) : (
              <>
                <Half
                  type={sectionType.agency}
                  stages={estimate.agency_costs_stages}
                  additional={estimate.additional_agency_positions}
                  sum={estimate.sums.agency_cents}
                  {...{ state, isOpen }}
                />
                <Half
                  type={sectionType.production}
                  stages={estimate.production_costs_stages}
                  additional={estimate.additional_production_positions}
                  sum={estimate.sums.production_cents}
                  {...{ state, isOpen }}
                />
              </>
            )}
          </Sorting>
          <Commentary row={`estimate-${loaded.id}`} state={state} />
        </div>
        <TotalsPanel {...{ estimate, state, invoicing }} />
      </Form>
      <SavingNotices {...saving} told={told} />
    </EditorProvider>
  );
}
