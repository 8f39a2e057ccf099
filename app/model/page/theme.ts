/** How the interface looks: as the device says, or as the person chose. High contrast is light or dark as the device is. */
export const themes = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

/** The theme of that name; as the device says for any other. */
export const readTheme = (name: unknown): Theme => themes.find((theme) => theme === name) ?? "system";
