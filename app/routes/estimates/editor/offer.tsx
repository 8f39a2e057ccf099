import { Plus } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { positionsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate, EstimateSums, Position } from "#model/estimate/estimate.ts";
import { sectionType } from "#model/estimate/estimate-type.ts";
import { showMoney } from "#model/money/show-money.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Drafts } from "./drafts.ts";
import { useEditor } from "./editor-context.ts";
import { intents } from "./intents.ts";
import { Positions } from "./section.tsx";

interface OfferProps {
  estimate: Estimate & { sums: EstimateSums };
  state: Drafts;
  isOpen: (position: Position) => boolean;
}

/** An offer of products: its groups of products, in the order of the document. */
export function Offer({ estimate, state, isOpen }: OfferProps) {
  const { t } = useTranslation();
  const { language, isLocked } = useEditor();
  const groups = [...positionsOf(estimate, "agency"), ...positionsOf(estimate, "production")];
  return (
    <section className="half" aria-labelledby="products">
      <h2 id="products" className="half-head">
        {t("estimates.products")}
        <span className="numeric">
          {showMoney(estimate.sums.agency_cents + estimate.sums.production_cents, language)}
        </span>
      </h2>
      {groups.length > 0 && (
        <div className="stage">
          <Positions positions={groups} {...{ state, isOpen }} />
        </div>
      )}
      {!isLocked && (
        <div>
          <Button
            name="act"
            value={intents.addPosition(`half-${sectionType.agency}`)}
            icon={<Icon of={Plus} />}
          >
            {t("estimates.add_group")}
          </Button>
        </div>
      )}
    </section>
  );
}
