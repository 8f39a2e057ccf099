import { estimateType } from "#model/estimate/estimate-type.ts";
import type { ListedTemplate } from "#model/estimate/template.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Badge } from "#ui/badge.tsx";
import type { Columns } from "#ui/column-table.tsx";
import { Link } from "#ui/link.tsx";

/** A template of the list, and where it is renamed. */
interface ShownTemplate {
  template: ListedTemplate;
  to: string;
}

/** The columns of the list. */
export const columns: Columns<ShownTemplate> = {
  name: {
    head: "templates.name",
    card: "title",
    cell: ({ template: { name }, to }) => (
      <Link to={to} preventScrollReset prefetch="intent" className="row-link font-medium" title={name}>
        {name}
      </Link>
    ),
  },
  kind: {
    head: "templates.kind",
    width: "w-40",
    cell: ({ template: { kind } }, { t }) => (
      <Badge tone={kind === "block" ? "quiet" : "success"}>{t(`templates.kinds.${kind}`)}</Badge>
    ),
  },
  type: {
    head: "templates.type",
    width: "w-44",
    from: 1024,
    cell: ({ template: { estimate_type_id } }, { t }) =>
      t(estimate_type_id === estimateType.product ? "estimates.type_product" : "estimates.type_position"),
  },
  lines: {
    head: "templates.lines",
    width: "w-24",
    className: "end",
    isNumeric: true,
    card: "never",
    cell: ({ template: { lines } }) => lines,
  },
  net: {
    head: "templates.net",
    width: "w-40",
    className: "end",
    isNumeric: true,
    cell: ({ template: { net_cents } }, { language }) => showMoney(net_cents, language),
  },
};
