import { addressConfig } from "#model/answer/address-look.ts";
import { config } from "#model/branding/config.ts";
import { acceptedStatuses, company } from "#model/company/company.ts";
import { terms } from "#model/company/terms.ts";
import { reminderPlan } from "#model/invoice/reminder-plan.ts";
import { mailSender } from "#model/mail/mail-sender.ts";
import { user } from "#model/user/user.ts";
import { editedProfile } from "#routes/profile/edited.ts";
import { editedAccounting } from "#routes/settings/accounting/edited.ts";
import { editedBankBooking } from "#routes/settings/bank/edited.ts";
import { editedColours } from "#routes/settings/branding/edited.ts";
import { editedHours } from "#routes/settings/calendar/hours.tsx";
import { editedClosing } from "#routes/settings/closing/edited.ts";
import { editedCompany } from "#routes/settings/company-edited.ts";
import { editedInterest } from "#routes/settings/interest/edited.ts";
import { editedRates } from "#routes/settings/internal-rates/edited.ts";
import { editedSender } from "#routes/settings/mail/edited.ts";
import { editedPlan } from "#routes/settings/reminders/entered.ts";
import { editedTerms } from "#routes/settings/terms/edited.ts";
import { type Sample, sample, three } from "./merged-sample.ts";

const colour = (nth: number) => `#${String(nth).repeat(6)}`;
const series = (letter: string) => (nth: number) => ({
  prefix: `${letter}${nth}-`,
  with_year: nth === 0,
  width: nth + 4,
});
const latvian = { bank: "Banka", bic: "BANKLV22", iban: "LV80BANK0000435195001" };
const estonian = { bank: "Pank", bic: "HABAEE2X", iban: "EE382200221020145685" };

/** Forms of what an installation is set to, and of oneself. */
export const settingsForms: readonly Sample[] = [
  sample(
    "the company's details",
    editedCompany,
    three((nth) =>
      company.parse({
        version: 1,
        legal_name: `Birojs ${nth}`,
        reg_nr: `4000312345${nth}`,
        vat_nr: ["LV40003245752", "", "EE100931558"][nth],
        address: `Brīvības iela ${nth}`,
        country: ["LV", "LT", "EE"][nth],
        einvoice_scheme: ["0191", "9931", "0200"][nth],
        einvoice_id: ["10093155", "EE100931558", "305000000"][nth],
        email: `birojs${nth}@example.lv`,
        phone: `6700000${nth}`,
        footer: `Paldies ${nth}`,
        footer_en: `Thank you ${nth}`,
        accounts: [[latvian], [estonian, latvian], []][nth],
        vat_category: "S",
        vat_rate: ["21.00", "12.00", "5.00"][nth],
        payment_terms: [10, 15, 30][nth],
        advance_percentage: `${10 + nth}.00`,
        quantity_tolerance: `${5 + nth}.00`,
        accepted_status: acceptedStatuses[nth],
        payment_link: `https://maksa.example/${nth}/{amount}`,
        series: {
          invoice: series("R")(nth),
          waybill: series("P")(nth),
          credit_note: series("K")(nth),
        },
      }),
    ),
  ),
  sample(
    "closed books",
    editedClosing,
    three((nth) => company.parse({ version: 1, closing: { until: `2026-0${nth + 1}-28` } })),
  ),
  sample(
    "the accounts of the books",
    editedAccounting,
    three((nth) =>
      company.parse({
        version: 1,
        accounting: {
          receivables: `231${nth}`,
          income: `611${nth}`,
          advances: `521${nth}`,
          output_vat: `572${nth}`,
          payables: `531${nth}`,
          expenses: `711${nth}`,
          input_vat: `573${nth}`,
          codes: [{ vat_category: "S", vat_rate: "21.00", sales: `P${nth}`, purchases: `N${nth}` }],
          jumis_type: `R${nth}`,
          jumis_sales: `D${nth}`,
          jumis_purchases: `K${nth}`,
        },
      }),
    ),
  ),
  {
    ...sample(
      "what of a bank statement is booked by itself",
      editedBankBooking,
      three((nth) => company.parse({ version: 1, bank_booking: { books_certain: nth > 0 } })),
    ),
    isOfTicks: true,
  },
  sample(
    "internal rates",
    editedRates,
    three((nth) =>
      company.parse({
        version: 1,
        internal_rates: {
          usual: `1${nth}.00`,
          positions: [{ stock_item_id: nth + 1, rate: `2${nth}.50` }],
        },
      }),
    ),
  ),
  sample(
    "interest for delay",
    editedInterest,
    three((nth) =>
      company.parse({
        version: 1,
        interest: {
          rule: ["law", "year", "day"][nth],
          rate: ["0.00", "12.00", "0.10"][nth],
          base_rates: [{ from: "2026-01-01", rate: `${nth + 2}.15` }],
        },
      }),
    ),
    { atOnce: ["rule", "rate"] },
  ),
  sample(
    "the agency's terms",
    editedTerms,
    three((nth) =>
      terms.parse({
        id: 1,
        version: 1,
        text_lv: `1. Priekšapmaksa.\n\n2. Termiņš ${nth}.`,
        text_en: `1. In advance.\n\n2. Time ${nth}.`,
      }),
    ),
  ),
  sample(
    "the sender of mails",
    editedSender,
    three((nth) => mailSender.parse({ version: 1, address: `rekini${nth}@example.lv` })),
  ),
  sample(
    "the plan of reminders",
    editedPlan,
    three((nth) =>
      reminderPlan.parse({
        version: 1,
        is_on: nth === 0,
        least_cents: 500 * nth,
        steps: [{ days: nth - 5, text_lv: `{{number}} ${nth}` }, { days: nth + 3 }].slice(nth % 2),
      }),
    ),
  ),
  sample(
    "the colours",
    editedColours,
    three((nth) =>
      addressConfig.parse({
        version: 1,
        colors: {
          primary_color: colour(nth),
          secondary_color: colour(nth + 1),
          button1_color: colour(nth + 2),
          button2_color: colour(nth + 3),
          text1_color: colour(nth + 4),
          text2_color: colour(nth + 5),
        },
      }),
    ),
  ),
  sample(
    "the hours of the calendar",
    editedHours,
    three((nth) =>
      config.parse({ version: 1, module_config: { calendar: { timeframe: [nth + 7, 10 - 2 * nth] } } }),
    ),
    { secrets: ["intent"] },
  ),
  sample(
    "one's own data",
    editedProfile,
    three((nth) =>
      user.parse({
        id: 1,
        version: 1,
        role_id: 1,
        name: `Anna ${nth}`,
        email: `anna${nth}@example.lv`,
        language: nth === 0 ? "lv" : "en",
      }),
    ),
    { secrets: ["own", "current_password"], halves: ["language"], besides: { current_password: "secret" } },
  ),
];
