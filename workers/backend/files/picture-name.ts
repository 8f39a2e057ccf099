/** What the picture of a drawing is called, beside which it is kept; of anything else the name itself. */
export const pictureName = (name: string): string => name.replace(/\.svg$/, ".png");
