import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { takeFile } from "#app/forms/take-file.ts";
import { reading } from "#app/loading/guard.ts";
import { ifOffered } from "#app/loading/missing-operations.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { maxPurchaseSize, purchaseEndings } from "#model/file/purchase-rules.ts";
import { purchaseInvoice, purchasePage } from "#model/purchase/purchase-invoice.ts";
import { NotNow } from "#ui/not-now.tsx";
import { FileDialog } from "../uploads/file-dialog.tsx";
import { SameInvoice, withoutAddress } from "./same-invoice.tsx";

export const handle = { title: (t) => t("purchases.add") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const known = await reading(context, request, "purchases", () =>
    ifOffered(context.api.get("/purchase_invoices?per_page=1", purchasePage)),
  );
  return { isOffered: known !== null };
}

/** Leads to the invoice, or says at the file why it was not taken. */
export const action = (sent: ActionFunctionArgs) =>
  takeFile(sent, {
    screen: "purchases",
    path: "/purchase_invoices",
    answer: one(purchaseInvoice),
    taken: ({ data }) => ({
      to: `/purchases/${data.id}`,
      flash: { kind: "success", key: "purchases.was_added" },
    }),
  });

/** Takes the file of a supplier's invoice: what an e-invoice says is read, of anything else it is typed on the next page. */
export default function AddPurchase() {
  const { t } = useTranslation();
  const { isOffered } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!isOffered && !refused)
    return <NotNow title={t("purchases.add")} why="problems.not_offered" closeTo="/purchases" />;
  return (
    <FileDialog
      title={t("purchases.add")}
      closeTo="/purchases"
      label={t("purchases.file")}
      hint={t("purchases.add_hint", { size: maxPurchaseSize / 1024 / 1024 })}
      accept={purchaseEndings}
      message={refused?.message}
      errors={refused?.file.length ? withoutAddress(refused.file) : undefined}
    >
      <SameInvoice errors={refused?.file} />
    </FileDialog>
  );
}
