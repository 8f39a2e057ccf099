import { useNavigation } from "@remix-run/react";
import { Ban, FileDown, Mail, PackageCheck, PenLine, Send, Trash2, Undo2 } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import type { PurchaseOrder } from "#model/purchase-order/purchase-order.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** What can be done with an order where it is on its way. */
export function OrderActs({ order, wasMailed }: { order: PurchaseOrder; wasMailed: boolean }) {
  const { t } = useTranslation();
  const { id, state } = order;
  const isDraft = state === "draft";
  return (
    <>
      {isDraft && (
        <>
          <ButtonLink to="delete" preventScrollReset icon={<Icon of={Trash2} />}>
            {t("form.delete")}
          </ButtonLink>
          <ButtonLink to="edit" preventScrollReset icon={<Icon of={PenLine} />}>
            {t("purchase_orders.edit_act")}
          </ButtonLink>
        </>
      )}
      {state === "sent" && <Act order={order} act="cancel" label={t("purchase_orders.cancel")} icon={Ban} />}
      <ButtonLink to={`/api/purchase_orders/${id}/pdf`} reloadDocument icon={<Icon of={FileDown} />}>
        {t("mails.open_pdf")}
      </ButtonLink>
      {isDraft && <Act order={order} act="send" label={t("purchase_orders.send")} icon={Send} tone="main" />}
      {state === "sent" && (
        <>
          <ButtonLink
            to="send"
            preventScrollReset
            tone={wasMailed ? "quiet" : "main"}
            icon={<Icon of={Mail} />}
          >
            {t("purchase_orders.mail")}
          </ButtonLink>
          <Act
            order={order}
            act="receive"
            label={t("purchase_orders.receive")}
            icon={PackageCheck}
            tone={wasMailed ? "main" : "quiet"}
          />
        </>
      )}
      {(state === "received" || state === "cancelled") && (
        <Act order={order} act="reopen" label={t("purchase_orders.reopen")} icon={Undo2} />
      )}
    </>
  );
}

interface ActProps {
  order: PurchaseOrder;
  act: string;
  label: string;
  icon: typeof Send;
  tone?: "main" | "quiet";
}

function Act({ order, act, label, icon, tone = "quiet" }: ActProps) {
  const navigation = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={order.version} />
      <Button
        name="act"
        value={act}
        tone={tone}
        icon={<Icon of={icon} />}
        isPending={navigation.formData?.get("act") === act}
      >
        {label}
      </Button>
    </Form>
  );
}
