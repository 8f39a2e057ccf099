import { useNavigation } from "@remix-run/react";
import { Banknote, Check, PenLine, Trash2, Undo2, X } from "lucide-react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import type { PurchaseInvoice, PurchaseState } from "#model/purchase/purchase-invoice.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** What can be done with an invoice where it is on its way. */
export function PurchaseActs({ purchase }: { purchase: PurchaseInvoice }) {
  const { t } = useTranslation();
  const { state } = purchase;
  const isOpen = state === "open";
  return (
    <>
      {isOpen && (
        <ButtonLink to="delete" preventScrollReset icon={<Icon of={Trash2} />}>
          {t("form.delete")}
        </ButtonLink>
      )}
      {isOpen && (
        <ButtonLink to="edit" preventScrollReset icon={<Icon of={PenLine} />}>
          {t("purchases.edit_act")}
        </ButtonLink>
      )}
      {purchase.can_decide && <Decisions purchase={purchase} />}
    </>
  );
}

/** What only those see who may decide. */
function Decisions({ purchase }: { purchase: PurchaseInvoice }) {
  const { t } = useTranslation();
  const { state } = purchase;
  return (
    <>
      {state === "open" && (
        <>
          <ButtonLink to="reject" preventScrollReset icon={<Icon of={X} />}>
            {t("purchases.reject_act")}
          </ButtonLink>
          <Act purchase={purchase} to="approved" label={t("purchases.approve")} icon={Check} isMain />
        </>
      )}
      {state === "rejected" && (
        <Act purchase={purchase} to="open" label={t("purchases.reopen")} icon={Undo2} />
      )}
      {state === "approved" && (
        <>
          <Act purchase={purchase} to="open" label={t("purchases.take_back")} icon={Undo2} />
          <ButtonLink to="pay" preventScrollReset tone="main" icon={<Icon of={Banknote} />}>
            {t("purchases.pay_act")}
          </ButtonLink>
        </>
      )}
      {state === "paid" && (
        <Act purchase={purchase} to="approved" label={t("purchases.unpay")} icon={Undo2} />
      )}
    </>
  );
}

interface ActProps {
  purchase: PurchaseInvoice;
  to: PurchaseState;
  label: string;
  icon: typeof Check;
  isMain?: boolean;
}

function Act({ purchase, to, label, icon, isMain = false }: ActProps) {
  const navigation = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={purchase.version} />
      <input type="hidden" name="from" value={purchase.state} />
      <Button
        name="state"
        value={to}
        {...(isMain && { tone: "main" })}
        icon={<Icon of={icon} />}
        isPending={navigation.formData?.get("state") === to}
      >
        {label}
      </Button>
    </Form>
  );
}
