import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { versionOf } from "#app/forms/form-version.ts";
import { remove } from "#app/forms/removal.ts";
import { submit } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one, removal } from "#model/answer/answer.ts";
import { client } from "#model/client/client.ts";
import { contactPage } from "#model/client/contact.ts";
import { customerPriceList } from "#model/client/customer-price.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const path = `/customers/${params.clientId}`;
  const [{ data }, people, prices] = await reading(context, request, "clients", () =>
    Promise.all([
      context.api.get(path, one(client)),
      optionalData(
        context.api
          .get(`${path}/contacts?per_page=1`, contactPage)
          .then(({ meta }) => ({ data: meta.total })),
      ),
      optionalData(context.api.get(`/${params.clientId}/customer_stock_item_prices`, customerPriceList)),
    ]),
  );
  return { data, people: people.data ?? 0, prices: prices.data?.length ?? 0 };
}

export const shouldRevalidate = revalidates;

/** Deletes the client, or archives it when projects refer to it: the backend decides and says which (domain H12). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  const path = `/customers/${params.clientId}`;
  return submit({ request, context }, z.object({}), async (_, form) => {
    await remove(context, {
      path,
      answer: one(removal),
      said: ({ data: { outcome } }) => ({
        key: `clients.was_${outcome}`,
        undo: outcome === "archived" ? `/clients/${params.clientId}/restore` : undefined,
      }),
      read: () => context.api.get(path, done),
      version: versionOf(form, "seen_version"),
    });
    return redirect("/clients");
  });
}

export default function DeleteClient() {
  const { t } = useTranslation();
  const { data, people, prices } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ConfirmDialog
      closeTo={`/clients/${data.id}/data`}
      errors={refused?.error?.[""] ?? undefined}
      fields={{ seen_version: data.version }}
    >
      <p>{t("clients.delete_consent")}</p>
      {people > 0 && <p className="mt-2">{t("clients.delete_people", { number: people })}</p>}
      {prices > 0 && <p className="mt-2">{t("clients.delete_prices", { number: prices })}</p>}
    </ConfirmDialog>
  );
}
