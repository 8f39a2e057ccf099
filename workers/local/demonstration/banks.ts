import { bankStatus } from "#model/bank/bank-status.ts";

/** `share`: how many of a hundred clients keep their account there. */
interface BankSketch {
  name: string;
  swift: string;
  status: number;
  share: number;
}

/** Where public bodies have their accounts. */
export const treasury = "TRELLV22";

const { shown, hidden } = bankStatus;

/** Banks of Latvia, those that every installation has first. The hidden one has no licence any more. */
export const latvianBanks: readonly BankSketch[] = [
  { name: "Swedbank", swift: "HABALV22", status: shown, share: 40 },
  { name: "SEB banka", swift: "UNLALV2X", status: shown, share: 22 },
  { name: "Citadele banka", swift: "PARXLV22", status: shown, share: 16 },
  { name: "Luminor Bank", swift: "RIKOLV2X", status: shown, share: 12 },
  { name: "Valsts kase", swift: treasury, status: shown, share: 0 },
  { name: "Industra Bank", swift: "MULTLV2X", status: shown, share: 3 },
  { name: "Signet Bank", swift: "LLBBLV2X", status: shown, share: 2 },
  { name: "BluOr Bank", swift: "CBBRLV22", status: shown, share: 2 },
  { name: "Rietumu Banka", swift: "RTMBLV2X", status: shown, share: 1 },
  { name: "Reģionālā investīciju banka", swift: "RIBRLV22", status: shown, share: 1 },
  { name: "Magnetiq Bank", swift: "LAPBLV2X", status: shown, share: 1 },
  { name: "Baltic International Bank", swift: "BLIBLV22", status: hidden, share: 0 },
];
