import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { DocumentsPage, documentsAt } from "../hub/documents-page.tsx";

export const handle = {
  title: (t) => t("invoices.title"),
  isTab: true,
} satisfies Titled;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "invoices", () => documentsAt(request, context.api, "client", params.clientId));

export default function InvoicesOfClient() {
  const { t } = useTranslation();
  return <DocumentsPage {...useLoaderData<typeof loader>()} none={t("hub.no_invoices")} />;
}
