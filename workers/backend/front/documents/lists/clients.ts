import { clientPage } from "#model/client/client.ts";
import { countriesIn } from "#model/identifier/country.ts";
import { listFile, textColumn } from "../list-file.ts";

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
      textColumn(t("clients.name"), 36, (row) => row.name),
      textColumn(t("clients.short_name"), 20, (row) => row.short_name),
      textColumn(t("clients.reg_nr"), 18, (row) => row.reg_nr),
      textColumn(t("clients.vat_nr"), 18, (row) => row.vat_nr),
      textColumn(t("clients.address"), 40, (row) => row.address),
      textColumn(t("clients.registered_address"), 40, (row) => row.registered_address),
      textColumn(t("clients.country"), 16, (row) => countries.get(row.country) ?? row.country),
      textColumn(t("clients.email"), 28, (row) => row.email),
      textColumn(t("clients.contact_name"), 24, (row) => row.contact.name),
      textColumn(t("clients.contact_phone"), 18, (row) => row.contact.phone),
      textColumn(t("clients.bank"), 20, (row) => row.bank?.name ?? ""),
      textColumn(t("clients.iban"), 28, (row) => row.iban),
      textColumn(
        t("clients.document_language"),
        18,
        (row) => row.document_language && t(`clients.languages.${row.document_language}`),
      ),
      textColumn(t("clients.buyer_reference"), 20, (row) => row.buyer_reference),
    ];
  },
  filters: ({ t }) => ({ q: [t("filters.q"), (sent) => sent] }),
});
