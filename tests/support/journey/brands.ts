import { english } from "./english.ts";
import { latvian } from "./latvian.ts";

/**
 * Two agencies, each on a host of its own: its language, title, colours as browsers compute them, and what an estimate of
 * tests/api/online/offered-choices.ts comes to there. Worked out by hand: 825.00 is offered; 1000 copies for 900.00 and foil
 * for 150.00 make it 1275.00, half of which is 637.50 in advance;
 * a tenth less makes the offer 742.50. All with 21 % but `net`.
 */
export const brands = [
  {
    language: "lv",
    demonstration: "portal",
    title: "Reklāmas darbnīca",
    primary: "rgb(102, 46, 147)",
    action: "rgb(0, 0, 0)",
    words: latvian,
    offered: /(^|[^\d])998,25\s€/,
    chosen: /(^|[^\d])1542,75\s€/,
    net: /(^|[^\d])1275,00\s€/,
    advance: /(^|[^\d])771,38\s€/,
    discounted: /(^|[^\d])898,43\s€/,
  },
  {
    language: "en",
    demonstration: "acme",
    title: "Harbour Print",
    primary: "rgb(11, 60, 93)",
    action: "rgb(15, 110, 110)",
    words: english,
    offered: /(^|[^\d])998\.25\s€/,
    chosen: /(^|[^\d])1,542\.75\s€/,
    net: /(^|[^\d])1,275\.00\s€/,
    advance: /(^|[^\d])771\.38\s€/,
    discounted: /(^|[^\d])898\.43\s€/,
  },
] as const;
export type Brand = (typeof brands)[number];
