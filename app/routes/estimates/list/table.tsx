import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { ListedEstimate } from "#model/estimate/listed-estimate.ts";
import { showSentMoney } from "#model/money/show-money.ts";
import { Badge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";
import { Cell, Head, ListTable, Row } from "#ui/list-table.tsx";

interface EstimateTableProps {
  estimates: ListedEstimate[];
  /** Whether they are of several clients. */
  hasClients?: boolean;
}

/** Estimates of several projects. */
export function EstimateTable({ estimates, hasClients = true }: EstimateTableProps) {
  const { t } = useTranslation();
  return (
    <ListTable
      label={t("estimate_list.title")}
      head={
        <>
          <Head sorting="estimateNr" className="w-34">
            {t("estimate_list.nr")}
          </Head>
          <Head sorting="project">{t("estimate_list.name")}</Head>
          {hasClients && (
            <Head sorting="client" className="max-lg:hidden">
              {t("estimate_list.client")}
            </Head>
          )}
          <Head sorting="manager" className="w-40 max-xl:hidden">
            {t("estimate_list.manager")}
          </Head>
          <Head sorting="date" className="end w-28 max-[1100px]:hidden">
            {t("estimate_list.date")}
          </Head>
          <Head sorting="net" className="end w-36">
            {t("estimate_list.net")}
          </Head>
          <Head sorting="status" className="w-36">
            {t("estimate_list.status")}
          </Head>
        </>
      }
    >
      {estimates.map((estimate) => (
        <EstimateRow key={estimate.id} estimate={estimate} hasClients={hasClients} />
      ))}
    </ListTable>
  );
}

function EstimateRow({ estimate, hasClients }: { estimate: ListedEstimate; hasClients: boolean }) {
  const { t, language } = useTranslation();
  const { project, customer, manager } = estimate;
  const isNamedAlike = project.name === estimate.name;
  return (
    <Row>
      <Cell card="never" className="numeric text-grey-600">
        {estimate.estimate_nr}
      </Cell>
      <Cell card="title">
        <Link
          to={`/estimate/${estimate.id}`}
          prefetch="intent"
          className="row-link font-medium"
          title={estimate.name}
        >
          {estimate.name}
        </Link>
        {!isNamedAlike && <span className="cell-below max-sm:hidden">{project.name}</span>}
      </Cell>
      {hasClients && <Cell className="max-lg:sm:hidden">{customer.name}</Cell>}
      <Cell card="never" className="max-xl:hidden">
        {manager?.name}
      </Cell>
      <Cell card="never" className="numeric end max-[1100px]:hidden">
        {showDate(estimate.date ?? "")}
      </Cell>
      <Cell className="numeric end">{showSentMoney(estimate.net_cents, language)}</Cell>
      <Cell>
        <Badge tone={estimate.is_approved ? "success" : "warning"}>
          {t(estimate.is_approved ? "estimate_list.approved" : "estimate_list.waiting")}
        </Badge>
      </Cell>
    </Row>
  );
}
