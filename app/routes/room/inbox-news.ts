/** Is told (`change`) when the room says that something else may wait for the reader. */
export const inboxNews = new EventTarget();

export const tellInboxNews = (): void => void inboxNews.dispatchEvent(new Event("change"));
