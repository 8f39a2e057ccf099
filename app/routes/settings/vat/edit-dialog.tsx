import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { press } from "#app/forms/submission.ts";
import { againAt } from "#app/forms/undo.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { showPercent } from "#model/money/show-money.ts";
import { type VatRate, vatRateList } from "#model/vat/vat-rate.ts";
import { Button } from "#ui/button.tsx";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { editedRate } from "./edited.ts";
import { RateEditForm } from "./form.tsx";

const list = "/settings/vat";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return reading(context, request, "settings", async () => {
    const rates = await ifOffered(context.api.get("/vat_rates", vatRateList));
    if (!rates) throw redirect(list);
    const rate = rates.data.find(({ id }) => String(id) === params.rateId);
    if (!rate) throw new ApiError(404, "errors.not_found");
    return rate;
  });
}

/** Changes the rate, or deletes it: the button that was pressed says which. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "settings", editedRate);
  const path = `/vat_rates/${params.rateId}`;
  const form = await formOf(request);
  if (form.has("delete")) {
    await press({ request, context }, async () => {
      const { data } = await context.api.get("/vat_rates", vatRateList);
      const before = data.find(({ id }) => String(id) === params.rateId);
      await remove(context, {
        path,
        answer: done,
        said: () => ({
          key: "vat_rates.was_deleted",
          undo: before && againAt(`${list}/add`, asEntered(before)),
        }),
        version: versionOf(form),
      });
    });
    return replace(list);
  }
  return submitEdit({ request, context, form }, editedRate, async (body, form) => {
    await context.api.send("PATCH", path, done, { body, version: versionOf(form) });
    context.session.flash({ kind: "success", key: "vat_rates.saved" });
    return replace(list);
  });
}

/** A rate as the form of a new one sends it. */
const asEntered = ({ category, rate, name, name_en, from, until }: VatRate) => ({
  category,
  rate,
  name,
  name_en,
  from,
  until: until ?? "",
});

export default function EditVatRate() {
  const { t, language } = useTranslation();
  const rate = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(rate, rate.id, lastResult);
  const shown = rate.category === "S" ? showPercent(rate.rate, language) : t(`vat.${rate.category}`);
  return (
    <Dialog title={t("vat_rates.edit", { rate: shown })} closeTo={list}>
      <RateEditForm key={fillingOf(begun, lastResult)} rate={begun} lastResult={lastResult}>
        {rate.is_used ? (
          <p className="mr-auto text-xs text-grey-600">{t("vat_rates.used")}</p>
        ) : (
          <Button name="delete" value="yes" formNoValidate icon={<Icon of={Trash2} />} className="mr-auto">
            {t("form.delete")}
          </Button>
        )}
        <CancelLink to={list} />
      </RateEditForm>
    </Dialog>
  );
}
