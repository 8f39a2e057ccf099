import acceptance from "./acceptance.json" with { type: "json" };
import documents from "./documents.json" with { type: "json" };
import estimates from "./estimates.json" with { type: "json" };
import invoice from "./invoice.json" with { type: "json" };
import mails from "./mails.json" with { type: "json" };
import rich_text from "./rich_text.json" with { type: "json" };
import templates from "./templates.json" with { type: "json" };
import vat from "./vat.json" with { type: "json" };
import versions from "./versions.json" with { type: "json" };

/** The texts of estimates, offers, invoices and what stands on documents, by feature (app/locales/parts.ts). */
export default {
  acceptance,
  documents,
  estimates,
  invoice,
  mails,
  rich_text,
  templates,
  vat,
  versions,
};
