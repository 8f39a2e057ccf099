/** What an hour of work costs, until an agency says so. */
export const internal_rates = { usual: "0.00", positions: [] };
/** Interest for delay as it begins: none, with the base rates that are known. */
export const noInterest = {
  rule: "off",
  rate: "0.00",
  base_rates: [
    { from: "2024-01-01", rate: "4.50" },
    { from: "2024-07-01", rate: "4.25" },
    { from: "2025-01-01", rate: "3.15" },
    { from: "2025-07-01", rate: "2.15" },
    { from: "2026-01-01", rate: "2.15" },
    { from: "2026-07-01", rate: "2.15" },
  ],
};

/** The accounts of the usual chart, until an agency says otherwise. */
export const accounting = {
  receivables: "2310",
  income: "6110",
  advances: "5210",
  output_vat: "5721",
  payables: "5310",
  expenses: "7110",
  input_vat: "5721",
  codes: [],
  jumis_type: "Rēķ",
  jumis_sales: "D",
  jumis_purchases: "K",
};
