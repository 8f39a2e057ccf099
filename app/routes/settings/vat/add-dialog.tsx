import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { keyOf } from "#app/forms/form-version.ts";
import { pressInRow, submit } from "#app/forms/submission.ts";
import { broughtAgain, makeAgain } from "#app/forms/undo.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter } from "#app/loading/guard.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { vatRateInput } from "#model/vat/vat-rate.ts";
import { CancelLink, Dialog } from "#ui/dialog.tsx";
import { NewRateForm } from "./form.tsx";

const list = "/settings/vat";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "settings");
  return { today: today(), key: crypto.randomUUID() };
}

/** Adds a rate, or brings back the one that was deleted. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  const brought = await broughtAgain(request);
  if (brought) {
    const again = { brought, path: "/vat_rates", input: vatRateInput, said: "vat_rates.created" };
    return pressInRow({ request, context }, list, () => makeAgain(context, again));
  }
  return submit({ request, context }, vatRateInput, async (body, form) => {
    await context.api.send("POST", "/vat_rates", done, { body, idempotencyKey: keyOf(form) });
    context.session.flash({ kind: "success", key: "vat_rates.created" });
    return replace(list);
  });
}

export default function AddVatRate() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>() ?? undefined;
  return (
    <Dialog title={t("vat_rates.new")} closeTo={list} first="control">
      <NewRateForm today={data.today} idempotencyKey={data.key} lastResult={lastResult}>
        <CancelLink to={list} />
      </NewRateForm>
    </Dialog>
  );
}
