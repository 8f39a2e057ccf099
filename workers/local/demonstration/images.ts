import type { Config } from "#model/branding/config.ts";
import { type Artwork, artworks, type Tones } from "./artwork.ts";
import type { DemonstrationName } from "./demonstrations.ts";

/** A branding image as it is put into the file store. */
export interface DemonstrationImage {
  name: string;
  contentType: string;
  content: string;
}

/** Where an installation finds them (front/files.ts). */
export const imageAddresses: Config["images"] = {
  logo_main: "/api/images/logo-main.svg",
  logo_estimate: "/api/images/logo-estimate.svg",
  favicon_light: "/api/images/favicon-light.svg",
  favicon_dark: "/api/images/favicon-dark.svg",
};

/**
 * Logos and favicons of an installation. The main logo stands on the coloured menu and the dark favicon on a dark tab,
 * so these two are light; the other two stand on white.
 */
export function demonstrationImages(name: DemonstrationName): DemonstrationImage[] {
  const art = artworks[name];
  return [
    image("logo-main.svg", logo(art, art.onMenu)),
    image("logo-estimate.svg", logo(art, art.onPaper)),
    image("favicon-light.svg", favicon(art, art.onPaper)),
    image("favicon-dark.svg", favicon(art, art.onMenu)),
  ];
}

const image = (name: string, content: string): DemonstrationImage => ({
  name,
  contentType: "image/svg+xml",
  content: content.replace(/>\s+</gu, "><").trim(),
});

const logo = (art: Artwork, tones: Tones) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40" role="img">
    <title>${art.title}</title>
    <g transform="translate(4 4)">${art.mark(tones)}</g>
    <g font-family="Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif" fill="${tones.text}">${art.wordmark}</g>
  </svg>`;

const favicon = (art: Artwork, tones: Tones) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">
    ${art.mark(tones)}
  </svg>`;
