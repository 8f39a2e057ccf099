/** Who looks at the page, for what is sent by scripts alone; nothing where nobody is signed in. */
export const senderHere = (): string => document.documentElement.dataset.by ?? "";
