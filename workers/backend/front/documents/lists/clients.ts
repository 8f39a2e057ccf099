import { clientPage } from "#model/client/client.ts";
import { countriesIn } from "#model/identifier/country.ts";
import { listFile } from "../list-file.ts";

/** Clients as a file, with what their documents need. */
export const clientFile = listFile({
  name: "clients.export",
  access: { roles: "office", modules: "always" },
  path: "/customers",
  page: "/clients",
  answer: clientPage,
  everyRow: ["archived=false", "archived=true"],
  title: ({ t, query }) => t(query.get("archived") === "true" ? "clients.archived" : "clients.title"),
  columns: ({ t, language }) => {
    const countries = new Map(countriesIn(language).map(({ code, name }) => [code, name]));
    return [
      { title: t("clients.name"), kind: "text", width: 36, cell: (row) => row.name },
      { title: t("clients.short_name"), kind: "text", width: 20, cell: (row) => row.short_name },
      { title: t("clients.reg_nr"), kind: "text", width: 18, cell: (row) => row.reg_nr },
      { title: t("clients.vat_nr"), kind: "text", width: 18, cell: (row) => row.vat_nr },
      { title: t("clients.address"), kind: "text", width: 40, cell: (row) => row.address },
      {
        title: t("clients.registered_address"),
        kind: "text",
        width: 40,
        cell: (row) => row.registered_address,
      },
      {
        title: t("clients.country"),
        kind: "text",
        width: 16,
        cell: (row) => countries.get(row.country) ?? row.country,
      },
      { title: t("clients.email"), kind: "text", width: 28, cell: (row) => row.email },
      { title: t("clients.contact_name"), kind: "text", width: 24, cell: (row) => row.contact.name },
      { title: t("clients.contact_phone"), kind: "text", width: 18, cell: (row) => row.contact.phone },
      { title: t("clients.bank"), kind: "text", width: 20, cell: (row) => row.bank?.name ?? "" },
      { title: t("clients.iban"), kind: "text", width: 28, cell: (row) => row.iban },
      {
        title: t("clients.document_language"),
        kind: "text",
        width: 18,
        cell: (row) => row.document_language && t(`clients.languages.${row.document_language}`),
      },
      { title: t("clients.buyer_reference"), kind: "text", width: 20, cell: (row) => row.buyer_reference },
    ];
  },
  filters: ({ t }) => ({ q: [t("filters.q"), (sent) => sent] }),
});
