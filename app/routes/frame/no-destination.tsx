import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";

export const handle = { title: (t) => t("problems.no_destination.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "noDestination");
  return null;
}

/** Shown to whom no menu entry is open (specification 2.1). The address is spelled as the specification spells it. */
export default function NoDestination() {
  const { t } = useTranslation();
  return (
    <main>
      <h1 className="sr-only">{t("problems.no_destination.title")}</h1>
      <Empty text={t("problems.no_destination.text")}>
        <Form method="post" action="/logout">
          <Button>{t("menu.logout")}</Button>
        </Form>
      </Empty>
    </main>
  );
}
