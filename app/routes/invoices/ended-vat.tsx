import { useNavigation } from "@remix-run/react";
import { z } from "zod";
import { useTranslation } from "#locales/use-translation.ts";
import { showPercent } from "#model/money/show-money.ts";
import type { EndedVat } from "#model/vat/ended-vat.ts";
import { vatChoice } from "#model/vat/vat.ts";
import { chosenVat } from "#model/vat/vat-fields.ts";
import { Button } from "#ui/button.tsx";

/** VAT of a draft that does not hold on its day, and what holds instead: one click takes it (domain H21). */
export function EndedVatNotice({ ended }: { ended: readonly EndedVat[] }) {
  const { t, language } = useTranslation();
  const isPending = useNavigation().formMethod === "POST";
  const named = ({ category, rate }: Kind) =>
    category === "S" ? showPercent(rate, language) : t(`vat.${category}`);
  return ended.map(({ from, instead }) => (
    <div key={vatChoice(from.category, from.rate)} className="rounded-card bg-warning-soft px-4 py-3">
      <p>{t(instead.length > 0 ? "invoice.vat_ended" : "invoice.vat_none", { vat: named(from) })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {instead.map((to) => (
          <Button key={to.id} name={takes} value={sentTake(from, to)} isBlocked={isPending}>
            {t("invoice.take_vat", { vat: named(to) })}
          </Button>
        ))}
      </div>
    </div>
  ));
}

const takes = "take_vat";
type Kind = EndedVat["from"];
const sentTake = (from: Kind, to: Kind) =>
  [from, to].map(({ category, rate }) => vatChoice(category, rate)).join(">");

const taken = z
  .string()
  .transform((sent) => sent.split(">"))
  .pipe(z.tuple([chosenVat, chosenVat]));

/** What was clicked, as the backend is told of it; null where the document itself was to be issued. */
export function takenVat(form: FormData) {
  if (!form.has(takes)) return null;
  const [from, to] = taken.parse(form.get(takes));
  return { from, to };
}
