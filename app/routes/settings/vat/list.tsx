import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate, today } from "#model/date/dates.ts";
import { showPercent } from "#model/money/show-money.ts";
import { type VatRate, vatRateList } from "#model/vat/vat-rate.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { SettingsPage } from "../sections.tsx";

export const handle = { title: (t) => t("vat_rates.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const rates = await reading(context, request, "settings", () =>
    optionalData(context.api.get("/vat_rates", vatRateList)),
  );
  return { ...rates, today: today() };
}

/** The rates of VAT and when they hold: estimates offer those of the day (domain §3). */
export default function VatRates() {
  const { t } = useTranslation();
  const { data, problem, today: day } = useLoaderData<typeof loader>();
  return (
    <SettingsPage
      title={t("vat_rates.title")}
      actions={
        data && (
          <ButtonLink to="/settings/vat/add" preventScrollReset tone="main" icon={<Icon of={Plus} />}>
            {t("vat_rates.add")}
          </ButtonLink>
        )
      }
    >
      <p className="max-w-[720px] px-4 pt-4 text-xs text-grey-600 sm:px-6 lg:pt-6">{t("vat_rates.hint")}</p>
      <MissingPart problem={problem} className="m-4 max-w-[720px] sm:mx-6" />
      {data && (
        <div className="max-w-[960px] pt-2">
          <ListTable
            label={t("vat_rates.title")}
            head={
              <>
                <Head>{t("vat_rates.name")}</Head>
                <Head className="w-52">{t("vat_rates.rate")}</Head>
                <Head className="end w-28">{t("vat_rates.from")}</Head>
                <Head className="end w-28 max-xl:hidden">{t("vat_rates.until")}</Head>
                <Head className="w-36">{t("vat_rates.state")}</Head>
              </>
            }
          >
            {data.map((rate) => (
              <RateRow key={rate.id} rate={rate} today={day} />
            ))}
          </ListTable>
        </div>
      )}
      <Outlet />
    </SettingsPage>
  );
}

function RateRow({ rate, today: day }: { rate: VatRate; today: string }) {
  const { t, language } = useTranslation();
  const name = (language === "en" && rate.name_en) || rate.name;
  const state = stateOn(rate, day);
  return (
    <Row>
      <Cell card="title">
        <Link
          to={`/settings/vat/${rate.id}`}
          preventScrollReset
          prefetch="intent"
          className="row-link font-medium"
          title={name}
        >
          {name}
        </Link>
      </Cell>
      <Cell className="numeric">
        {rate.category === "S" ? showPercent(rate.rate, language) : t(`vat.${rate.category}`)}
      </Cell>
      <Cell className="numeric end">
        {showDate(rate.from)}
        {rate.until && (
          <span className="cell-below max-sm:hidden xl:hidden print:hidden">–{showDate(rate.until)}</span>
        )}
      </Cell>
      <Cell className="numeric end max-xl:sm:hidden">{rate.until && showDate(rate.until)}</Cell>
      <Cell>
        <Badge tone={state === "current" ? "success" : "quiet"}>{t(`vat_rates.states.${state}`)}</Badge>
      </Cell>
    </Row>
  );
}

function stateOn({ from, until }: VatRate, day: string): "future" | "past" | "current" {
  if (from > day) return "future";
  return until !== null && until < day ? "past" : "current";
}
