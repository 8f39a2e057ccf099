import { Form } from "#app/forms/own-form.tsx";
import { usePressed } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";

/** Puts the list away, or takes that back: one button, which keeps the focus. */
export function Offer({ isDismissed }: { isDismissed: boolean }) {
  const { t } = useTranslation();
  const act = isDismissed ? "offer" : "dismiss";
  const isPending = usePressed().get("/setup")?.get("act") === act;
  return (
    <Form
      method="post"
      action="/setup"
      navigate={false}
      preventScrollReset
      className="flex flex-wrap items-center gap-3"
    >
      <Button name="act" value={act} isPending={isPending}>
        {t(`setup.${act}`)}
      </Button>
      <p role="status" className="text-grey-600">
        {isDismissed && t("setup.dismissed")}
      </p>
    </Form>
  );
}
