import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useFormAction, useLoaderData, useNavigation } from "@remix-run/react";
import { passOver, streamedForm } from "#app/forms/form.ts";
import { Form } from "#app/forms/own-form.tsx";
import { enter, reading, signedOut } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { maxPurchaseSize, purchaseEndings } from "#model/file/purchase-rules.ts";
import { purchaseInvoice, purchasePage } from "#model/purchase/purchase-invoice.ts";
import { Button } from "#ui/button.tsx";
import { CancelLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { described, FieldFrame, FormErrors } from "#ui/field.tsx";
import { NotNow } from "#ui/not-now.tsx";
import { useSentBy } from "#ui/sent-by.ts";
import { SameInvoice, withoutAddress } from "./same-invoice.tsx";

export const handle = { title: (t) => t("purchases.add") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const known = await reading(context, request, "purchases", () =>
    ifOffered(context.api.get("/purchase_invoices?per_page=1", purchasePage)),
  );
  return { isOffered: known !== null };
}

/** Streams the form on as it comes; leads to the invoice, or says at the file why it was not taken. */
export async function action({ request, context }: ActionFunctionArgs) {
  const streamed = await streamedForm(request);
  try {
    await enter(context, request, "purchases");
    const taken = await context.api.upload("/purchase_invoices", streamed, one(purchaseInvoice));
    context.session.flash({ kind: "success", key: "purchases.was_added" });
    throw redirect(`/purchases/${taken.data.id}`);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request);
    const { file = [] } = error.errors;
    return data({ message: error.message, file }, { status: error.status || 503 });
  } finally {
    await passOver(streamed);
  }
}

/** Takes the file of a supplier's invoice: what an e-invoice says is read, of anything else it is typed on the next page. */
export default function AddPurchase() {
  const { t } = useTranslation();
  const { isOffered } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const address = useSentBy(useFormAction());
  const navigation = useNavigation();
  if (!isOffered && !refused)
    return <NotNow title={t("purchases.add")} why="problems.not_offered" closeTo="/purchases" />;
  const errors = refused?.file.length ? withoutAddress(refused.file) : undefined;
  return (
    <Dialog title={t("purchases.add")} closeTo="/purchases">
      <Form method="post" action={address} encType="multipart/form-data" reloadDocument className="contents">
        <DialogBody>
          {refused && !errors && <FormErrors errors={[refused.message]} />}
          <FieldFrame id="file" label={t("purchases.file")} isRequired errors={errors}>
            <input
              type="file"
              id="file"
              name="file"
              required
              accept={purchaseEndings.join(",")}
              {...described("file", { errors })}
              className="max-w-full file:mr-3 file:h-9 file:rounded-control file:border file:border-solid file:border-grey-300 file:bg-surface file:px-3.5 file:font-medium"
            />
          </FieldFrame>
          <SameInvoice errors={refused?.file} />
          <p className="text-grey-700">{t("purchases.add_hint", { size: maxPurchaseSize / 1024 / 1024 })}</p>
        </DialogBody>
        <DialogFooter>
          <CancelLink to="/purchases" />
          <Button tone="main" isPending={navigation.formMethod === "POST"}>
            {t("form.add")}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
