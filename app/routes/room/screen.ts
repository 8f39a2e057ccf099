import type { Options } from "partysocket/ws";
import { tellInboxNews } from "./inbox-news.ts";
import { messageIn } from "./message.ts";
import { isSignedOut } from "./signed-out.ts";
import { roomSocket } from "./socket.ts";

interface ScreenOptions {
  /** The page's own: `https://office.example`. */
  origin: string;
  /** The version of the configuration that the page wears; of a newer one the room tells as it opens. */
  shownVersion: () => number;
  onConfigured: (version: number) => void;
  /** For tests. */
  WebSocket?: Options["WebSocket"];
}

/** The end of the live room on any screen but the calendar, which has one of its own. Returns what leaves for good. */
export function openScreen({ origin, shownVersion, onConfigured, WebSocket }: ScreenOptions): () => void {
  const address = `${origin.replace(/^http/, "ws")}/parties/screen/live`;
  const socket = roomSocket(() => `${address}?config=${shownVersion()}`, { WebSocket });
  let isOpen = false;
  socket.onopen = () => {
    isOpen = true;
  };
  socket.onclose = async () => {
    const isRefused = !isOpen;
    isOpen = false;
    // A browser is not told why the door did not open. Anyone who is signed out hears it from the next page.
    if (isRefused && (await isSignedOut())) socket.close();
  };
  socket.onmessage = ({ data }) => {
    const message = messageIn(data);
    if (message?.event === "ConfigUpdated") onConfigured(message.version);
    if (message?.event === "InboxChanged") tellInboxNews();
  };
  return () => {
    socket.onclose = null;
    socket.close();
  };
}
