import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import { vatText } from "#model/document/vat-text.ts";
import type { Estimate, EstimateSums } from "#model/estimate/estimate.ts";
import { validDays } from "#model/estimate/validity.ts";
import type { EstimateInvoices } from "#model/invoice/invoice.ts";
import { showMoney } from "#model/money/show-money.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { CostsPanel } from "../costs/panel.tsx";
import { InvoicingPanel } from "../invoicing/panel.tsx";
import { Approval } from "./approval.tsx";
import { CellDate } from "./cell-date.tsx";
import { CellInput, type CellProps, CellSelect } from "./cell-input.tsx";
import type { Draft, Drafts } from "./drafts.ts";
import type { RowName } from "./edited-row.ts";
import { useEditor } from "./editor-context.ts";
import { fieldsOf } from "./merged.ts";
import { RowNotes } from "./row-notes.tsx";

interface TotalsPanelProps {
  estimate: Estimate & { sums: EstimateSums };
  state: Drafts;
  invoicing: OptionalData<EstimateInvoices>;
  answered: Answered;
}

/** What the client has said of an estimate. */
export interface Answered {
  /** Whose acceptance it stands approved by; "" where it is nobody's. */
  by: string;
  /** Whether it was accepted, in any version. */
  isAccepted: boolean;
  /** Whether it was, and says by now what nobody has accepted. */
  differs: boolean;
  /** Whether it can be noted that a client accepted it otherwise than here. */
  canNote: boolean;
}

/** The sums of an estimate, what they follow from, and whether they are agreed. */
export function TotalsPanel({ estimate, state, invoicing, answered }: TotalsPanelProps) {
  const { t } = useTranslation();
  const { vatChoices, isLocked, hasCosts } = useEditor();
  const row: RowName = `estimate-${estimate.id}`;
  const cell = { row, fields: fieldsOf(state, row), draft: state.drafts.get(row) };
  const approver = estimate.approved_by?.name || answered.by;
  return (
    <aside aria-label={t("estimates.sums")} className="totals">
      <p className="flex flex-col gap-1">
        <label htmlFor={`${row}-name`} className="text-xs text-grey-700">
          {t("estimates.own_name")}
        </label>
        <CellInput {...cell} field="name" label={t("estimates.own_name")} />
      </p>
      <Sums
        sums={estimate.sums}
        discount={
          <CellInput
            {...cell}
            field="discount"
            label={t("estimates.fields.discount")}
            inputMode="decimal"
            className="numeric w-16 text-right"
          />
        }
      />
      <p className="flex items-center justify-between gap-2 text-xs text-grey-700">
        <label htmlFor={`${row}-vat`}>{t("estimates.usual_vat")}</label>
        <CellSelect
          {...cell}
          field="vat"
          label={t("estimates.usual_vat")}
          options={vatChoices}
          className="w-44"
        />
      </p>
      {estimate.valid_until !== undefined && <Validity cell={cell} />}
      <RowNotes row={row} draft={cell.draft && withoutCommentary(cell.draft)} />
      {estimate.is_approved && (
        <p className="rounded-control bg-success-soft px-3 py-2 text-success">
          {t(approver ? "estimates.approved_by" : "estimates.approved_at", {
            who: approver,
            when: showTimestamp(estimate.approved_at ?? ""),
          })}
        </p>
      )}
      {estimate.is_invoiced && (
        <p className="rounded-control bg-grey-100 px-3 py-2 text-grey-700">{t("estimates.is_invoiced")}</p>
      )}
      <Approval estimate={estimate} differs={answered.differs} />
      {answered.canNote && (
        <ButtonLink to="accepted" preventScrollReset>
          {t("acceptance.note")}
        </ButtonLink>
      )}
      <InvoicingPanel estimate={estimate} invoicing={invoicing} />
      {hasCosts && <CostsPanel estimate={estimate} />}
      {!isLocked && !answered.isAccepted && !invoicing.data?.documents.length && (
        <ButtonLink to={`delete/${row}`} preventScrollReset icon={<Icon of={Trash2} />}>
          {t("estimates.delete")}
        </ButtonLink>
      )}
    </aside>
  );
}

/** Until when the estimate holds. */
function Validity({ cell }: { cell: Omit<CellProps, "field" | "label"> }) {
  const { t } = useTranslation();
  const { row } = cell;
  const label = t("estimates.fields.valid_until");
  const hint = `${row}-valid_until-hint`;
  return (
    <div className="flex flex-col gap-1 text-xs text-grey-700">
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={`${row}-valid_until`}>{label}</label>
        <CellDate {...cell} field="valid_until" label={label} hint={hint} />
      </div>
      <p id={hint} className="text-grey-600">
        {t("estimates.valid_hint", { days: validDays })}
      </p>
    </div>
  );
}

/** What an estimate comes to, line by line, with the field of the discount in its own. */
function Sums({ sums, discount }: { sums: EstimateSums; discount: ReactNode }) {
  const { t } = useTranslation();
  const { language, isOffer } = useEditor();
  return (
    <dl>
      {isOffer ? (
        <Sum name={t("estimates.products")} cents={sums.agency_cents + sums.production_cents} />
      ) : (
        <>
          <Sum name={t("estimates.agency")} cents={sums.agency_cents} />
          <Sum name={t("estimates.production")} cents={sums.production_cents} />
        </>
      )}
      <div className="totals-row">
        <dt className="flex items-center gap-1">
          {t("estimates.fields.discount")}
          {discount}%
        </dt>
        <dd className="numeric">{showMoney(-sums.discount_cents, language)}</dd>
      </div>
      <Sum name={t("estimates.net")} cents={sums.net_cents} />
      {sums.vat.map(({ category, rate, amount_cents }) => {
        const { key, values } = vatText(category, rate, language === "en" ? "en" : "lv");
        const name = t(key, { ...values, defaultValue: key });
        return <Sum key={`${category} ${rate}`} name={name} cents={amount_cents} />;
      })}
      <div className="totals-row totals-whole">
        <dt>{t("estimates.total")}</dt>
        <dd className="numeric">{showMoney(sums.total_cents, language)}</dd>
      </div>
    </dl>
  );
}

/** What is said of the commentary stands beside it. */
function withoutCommentary(draft: Draft): Draft {
  const { commentary: _theirs, ...theirs } = draft.theirs;
  return { ...draft, theirs };
}

function Sum({ name, cents }: { name: string; cents: number }) {
  const { language } = useEditor();
  return (
    <div className="totals-row">
      <dt>{name}</dt>
      <dd className="numeric">{showMoney(cents, language)}</dd>
    </div>
  );
}
