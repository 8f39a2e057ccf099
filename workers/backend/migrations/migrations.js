import m0000 from "./0000_foundation.sql";
import m0001 from "./0001_team_and_stock.sql";
import m0002 from "./0002_calendar.sql";
import m0003 from "./0003_estimates.sql";
import m0004 from "./0004_invoices.sql";
import m0005 from "./0005_reports.sql";
import m0006 from "./0006_settings.sql";
import m0007 from "./0007_vat_of_drafts.sql";
import m0008 from "./0008_client_details.sql";
import m0009 from "./0009_row_versions.sql";
import m0010 from "./0010_payment_transfers.sql";
import m0011 from "./0011_e_invoice_data.sql";
import m0012 from "./0012_english_names.sql";
import m0013 from "./0013_search_index.sql";
import m0014 from "./0014_client_contacts.sql";
import m0015 from "./0015_project_history.sql";
import m0016 from "./0016_sortings.sql";
import m0017 from "./0017_saved_views.sql";
import m0018 from "./0018_estimate_sums.sql";
import m0019 from "./0019_setup.sql";
import m0020 from "./0020_chosen_columns.sql";
import m0021 from "./0021_inbox.sql";
import m0022 from "./0022_document_mails.sql";
import m0023 from "./0023_mail_recipients.sql";
import m0024 from "./0024_lost_mails.sql";
import m0025 from "./0025_mail_attachments.sql";
import m0026 from "./0026_mail_attachment.sql";
import m0027 from "./0027_terms_and_validity.sql";
import m0028 from "./0028_online_documents_and_chain.sql";
import m0029 from "./0029_choices_and_versions.sql";
import m0030 from "./0030_estimate_templates.sql";
import m0031 from "./0031_returned_mails.sql";
import m0032 from "./0032_mail_senders.sql";
import m0033 from "./0033_reminders_and_recurring.sql";
import m0034 from "./0034_einvoice_of_clients.sql";
import m0035 from "./0035_e_invoices_sent.sql";
import m0036 from "./0036_drawn_signature.sql";
import m0037 from "./0037_mailed_e_invoices.sql";
import m0038 from "./0038_rhythm_of_runs.sql";
import m0039 from "./0039_reminders_unsent.sql";
import m0040 from "./0040_suppliers_invoices.sql";
import m0041 from "./0041_search_purchases.sql";
import m0042 from "./0042_bank_statements.sql";
import m0043 from "./0043_purchases_by_issue.sql";
import m0044 from "./0044_contact_language.sql";
import m0045 from "./0045_terms_file.sql";
import m0046 from "./0046_bookkeeping.sql";
import m0047 from "./0047_partial_credits.sql";
import m0048 from "./0048_line_parts.sql";
import m0049 from "./0049_purchase_orders.sql";
import journal from "./meta/_journal.json";

export default {
  journal,
  migrations: {
    m0000,
    m0001,
    m0002,
    m0003,
    m0004,
    m0005,
    m0006,
    m0007,
    m0008,
    m0009,
    m0010,
    m0011,
    m0012,
    m0013,
    m0014,
    m0015,
    m0016,
    m0017,
    m0018,
    m0019,
    m0020,
    m0021,
    m0022,
    m0023,
    m0024,
    m0025,
    m0026,
    m0027,
    m0028,
    m0029,
    m0030,
    m0031,
    m0032,
    m0033,
    m0034,
    m0035,
    m0036,
    m0037,
    m0038,
    m0039,
    m0040,
    m0041,
    m0042,
    m0043,
    m0044,
    m0045,
    m0046,
    m0047,
    m0048,
    m0049,
  },
};
