import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { enter } from "~/guard";
import { done } from "~/model/answer";
import { today } from "~/model/dates";
import { vatRateInput } from "~/model/vat-rate";
import { submit } from "~/submission";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useAnswer } from "~/use-answer";
import { NewRateForm } from "./form";

const list = "/settings/vat";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "settings");
  return { today: today() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  return submit({ request, context }, vatRateInput, async (body) => {
    await context.api.send("POST", "/vat_rates", done, { body });
    context.session.flash({ kind: "success", key: "vat_rates.created" });
    return replace(list);
  });
}

export default function AddVatRate() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  return (
    <Dialog title={t("vat_rates.new")} closeTo={list} first="control">
      <NewRateForm today={data.today} lastResult={lastResult}>
        <ButtonLink to={list} preventScrollReset>
          {t("form.cancel")}
        </ButtonLink>
      </NewRateForm>
    </Dialog>
  );
}
