import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { Copy, Eye, PackagePlus, Send } from "lucide-react";
import { formOf } from "#app/forms/form.ts";
import { keepRefused } from "#app/forms/lost-form.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { reading } from "#app/loading/guard.ts";
import { isOffered, optionalData } from "#app/loading/optional-data.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { useIsOpen } from "#app/use-is-open.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { showDate } from "#model/date/dates.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { type Estimate, estimate } from "#model/estimate/estimate.ts";
import { estimateType } from "#model/estimate/estimate-type.ts";
import { estimateVersions } from "#model/estimate/version.ts";
import { estimateInvoices } from "#model/invoice/invoice.ts";
import { documentMailPage } from "#model/mail/document-mail.ts";
import { type EstimateAcceptances, estimateAcceptances } from "#model/online/by-hand.ts";
import { questionList } from "#model/online/document.ts";
import { recurringPage } from "#model/recurring/recurring-invoice.ts";
import { type Unit, unitChoices } from "#model/stock/unit.ts";
import { sanitised } from "#model/text/rich-text.ts";
import { builtInRates } from "#model/vat/offered-rates.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { MailList } from "../mails/list.tsx";
import { Questions } from "../mails/questions.tsx";
import { countBlocks } from "../templates/counted.ts";
import { TemplateLinks } from "../templates/links.tsx";
import { EstimateEditor } from "./editor/editor.tsx";
import { savingPlace } from "./editor/saving-notices.tsx";
import type { Answered } from "./editor/totals-panel.tsx";
import { typedInEditor } from "./editor/typed-in-editor.ts";
import { EstimateFiles } from "./files/list.tsx";
import { lineNames } from "./line-names.ts";
import { Acceptances } from "./online/acceptances.tsx";
import { EstimateProblem } from "./problem.tsx";
import { RepeatLink } from "./repeat-link.tsx";
import { RepeatedBy } from "./repeated-by.tsx";
import { begunEdits, begunLines, saveForm } from "./save-form.ts";
import { EstimateState } from "./state-badge.tsx";
import { Versions } from "./versions/card.tsx";

export const handle = {
  title: (t, data) => data?.estimate.name ?? t("estimates.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [shown, choices, invoicing, mails, versions, questions, acceptances, blocks, plans] = await reading(
    context,
    request,
    "estimate",
    () =>
      Promise.all([
        context.api.get(`/estimates/${params.estimateId}`, one(estimate)),
        optionalData(context.api.get("/position_items/create", unitChoices).then((data) => ({ data }))),
        optionalData(context.api.get(`/${params.estimateId}/invoices`, one(estimateInvoices))),
        optionalData(context.api.get(`/estimates/${params.estimateId}/mails?per_page=100`, documentMailPage)),
        optionalData(context.api.get(`/estimates/${params.estimateId}/versions`, one(estimateVersions))),
        optionalData(context.api.get(`/estimates/${params.estimateId}/questions`, questionList)),
        optionalData(
          context.api.get(`/estimates/${params.estimateId}/acceptances`, one(estimateAcceptances)),
        ),
        optionalData(countBlocks(context.api)),
        optionalData(
          context.api.get(`/recurring_invoices?estimate=${params.estimateId}&per_page=1`, recurringPage),
        ),
      ]),
  );
  // Whatever a backend sends: nothing in it may run.
  const commentary = sanitised(shown.data.commentary);
  return {
    estimate: { ...shown.data, commentary },
    choices,
    invoicing,
    mails,
    versions,
    questions,
    acceptances,
    blocks,
    plans: plans.data ?? [],
    key: crypto.randomUUID(),
  };
}

/** Without scripts: saves whatever was changed in the form, then does what the pressed button says. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  // First: the backend may not answer, or not know the estimate any more.
  const { language } = await context.viewer().catch(context.stranger);
  keepRefused(context, typedInEditor(await formOf(request), language));
  const { data } = await reading(context, request, "estimate", () =>
    context.api.get(`/estimates/${params.estimateId}`, one(estimate)),
  );
  const refused = await saveForm({ request, context }, data);
  return refused ?? redirect(`/estimate/${params.estimateId}${new URL(request.url).search}`);
}

/** Folding is a matter of the address alone: nothing is read again for it. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod } = change;
  const isFolding = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isFolding && !formMethod ? false : revalidates(change);
}

export const ErrorBoundary = EstimateProblem;

export default function EstimatePage() {
  const { t, language } = useTranslation();
  const data = useLoaderData<typeof loader>();
  const {
    estimate: shown,
    choices,
    invoicing,
    mails,
    versions,
    questions,
    acceptances,
    blocks,
    plans,
    key,
  } = data;
  const refused = useAnswer<typeof action>();
  const { project } = shown;
  const canOrder = useIsOpen("purchaseOrders");
  const isOffer = shown.estimate_type_id === estimateType.product;
  const canAccept = isOffered(acceptances) && !shown.is_approved && itemsOf(shown).length > 0;
  return (
    <main>
      <PageHeader
        title={shown.name}
        backTo="/projects"
        actions={
          <>
            {isOffered(mails) && (
              <ButtonLink to="send" preventScrollReset icon={<Icon of={Send} />}>
                {t(mails.data?.length ? "mails.send_again" : "mails.send")}
              </ButtonLink>
            )}
            <ButtonLink to={isOffer ? "offer" : "preview"} preventScrollReset icon={<Icon of={Eye} />}>
              {t(isOffer ? "estimates.offer" : "estimates.preview")}
            </ButtonLink>
            <ButtonLink to="duplicate" preventScrollReset icon={<Icon of={Copy} />}>
              {t("estimates.duplicate")}
            </ButtonLink>
            {isOffered(blocks) && canOrder && (
              <ButtonLink to={`/purchase-orders/add?estimate=${shown.id}`} icon={<Icon of={PackagePlus} />}>
                {t("estimates.order")}
              </ButtonLink>
            )}
            {isOffered(blocks) && <RepeatLink estimateId={shown.id} />}
            <TemplateLinks blocks={blocks} isClosed={shown.is_approved || shown.is_invoiced} />
          </>
        }
      >
        <div className="mt-1 flex items-center gap-2 text-xs text-grey-600">
          <EstimateState of={shown} approved={t("estimates.is_approved")} open={t("estimates.is_draft")} />
          <p className="min-w-0 truncate">
            {[shown.estimate_nr, project.name, project.customer?.name, showDate(shown.date ?? "")]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <span id={savingPlace} className="shrink-0 whitespace-nowrap" />
        </div>
      </PageHeader>
      <RepeatedBy plans={plans} isApproved={shown.is_approved} />
      <MissingPart problem={choices.problem} name={t("units.title")} className="mx-4 mt-4 sm:mx-6" />
      <EstimateEditor
        key={shown.id}
        loaded={shown}
        units={choices.data?.measureUnits ?? unitsIn(shown)}
        vatRates={choices.data?.vatRates ?? builtInRates}
        invoicing={invoicing}
        answered={answeredTo(acceptances.data, canAccept)}
        idempotencyKey={key}
        begun={begunEdits(refused, shown, language)}
        sought={begunLines(refused)}
      />
      <div className="max-w-[1280px] px-4 pb-8 empty:hidden md:px-6">
        <MailList of={`/estimates/${shown.id}`} mails={mails} links={`/estimate/${shown.id}/links`} />
        <Versions versions={versions} />
        <Acceptances acceptances={acceptances} canAccept={canAccept} />
        <div className="mt-4 empty:hidden">
          <Questions questions={questions} lines={lineNames(shown)} />
        </div>
      </div>
      <EstimateFiles files={shown.files} />
      <Outlet />
    </main>
  );
}

/** What clients have said of the estimate; nothing where a backend tells of no acceptances. */
function answeredTo(told: EstimateAcceptances | null | undefined, canNote: boolean): Answered {
  const { accepted = [], approved_by: approvedBy = null, differs = false } = told ?? {};
  const by = accepted.find(({ id }) => id === approvedBy)?.name ?? "";
  return { by, isAccepted: accepted.length > 0, differs, canNote };
}

/** The units that the lines have already: all there is to choose from where a backend tells of no others. */
const unitsIn = (shown: Estimate): Unit[] => {
  const met = itemsOf(shown).flatMap(({ measure_unit }) =>
    measure_unit ? [{ ...measure_unit, code: "", version: 0 }] : [],
  );
  return [...new Map(met.map((unit) => [unit.id, unit])).values()];
};
