import { type DemonstrationName, demonstrations } from "./demonstrations.ts";

/** The colours of a drawing: text, the form of the mark, and its accent. */
export interface Tones {
  text: string;
  form: string;
  accent: string;
}

/** The drawing of a brand: a mark of 32 × 32 and a wordmark to the right of it, on a field of 160 × 40. */
export interface Artwork {
  title: string;
  onMenu: Tones;
  onPaper: Tones;
  mark: (tones: Tones) => string;
  wordmark: string;
}

/** One brand per installation, made of plain shapes and the system's sans. */
export const artworks: Record<DemonstrationName, Artwork> = {
  // A ring to go through, which its handle makes a P.
  portal: {
    title: demonstrations.portal.title,
    onMenu: { text: "#ffffff", form: "#ffffff", accent: "#ff8fb8" },
    onPaper: { text: "#1d1030", form: "#662e93", accent: "#d81b60" },
    mark: ({ form, accent }) => `
      <circle cx="17.5" cy="12.5" r="9.5" fill="none" stroke="${form}" stroke-width="5"/>
      <rect x="5.5" y="13" width="5" height="18" rx="2.5" fill="${accent}"/>`,
    wordmark: `<text x="44" y="28" font-size="23" font-weight="600" letter-spacing="-0.4">Portal</text>`,
  },
  // An A cut as by a sheet trimmer, with the printed sheet coming out below.
  acme: {
    title: demonstrations.acme.title,
    onMenu: { text: "#ffffff", form: "#ffffff", accent: "#5ed3c8" },
    onPaper: { text: "#0a2540", form: "#0b3c5d", accent: "#0f8a84" },
    mark: ({ form, accent }) => `
      <polygon points="13,3 19,3 31,29 24.4,29 16,10.5 7.6,29 1,29" fill="${form}"/>
      <polygon points="13.2,21 18.8,21 22.4,29 9.6,29" fill="${accent}"/>`,
    wordmark: `
      <text x="44" y="21" font-size="19" font-weight="700" letter-spacing="1.5">ACME</text>
      <text x="44.5" y="34" font-size="10.5" font-weight="500" letter-spacing="5.2">DRUKA</text>`,
  },
  // A megaphone and its call.
  beta: {
    title: demonstrations.beta.title,
    onMenu: { text: "#fffdf7", form: "#fffdf7", accent: "#ffb45c" },
    onPaper: { text: "#22381f", form: "#2f6b3c", accent: "#d9690f" },
    mark: ({ form, accent }) => `
      <rect x="2" y="11" width="6" height="10" rx="2" fill="${form}"/>
      <polygon points="9.5,11 21,4 21,28 9.5,21" fill="${form}"/>
      <g stroke="${accent}" stroke-width="3" stroke-linecap="round">
        <line x1="25" y1="16" x2="30" y2="16"/>
        <line x1="24.6" y1="10" x2="28.6" y2="7"/>
        <line x1="24.6" y1="22" x2="28.6" y2="25"/>
      </g>`,
    wordmark: `
      <text x="44" y="20" font-size="18" font-weight="700">Beta</text>
      <text x="44" y="35" font-size="14" font-weight="400">Reklāma</text>`,
  },
};
