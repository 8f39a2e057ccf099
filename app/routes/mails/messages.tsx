import { useTranslation } from "#locales/use-translation.ts";
import { showTimestamp } from "#model/date/timestamp.ts";
import type { Question } from "#model/online/document.ts";

interface MessagesProps {
  messages: readonly Question[];
  /** How the lines of an estimate are called, by their ids; an invoice is asked about as a whole. */
  lines?: ReadonlyMap<number, string> | undefined;
}

/** What a client and the agency wrote to each other about a document. */
export function Messages({ messages, lines }: MessagesProps) {
  const { t } = useTranslation();
  return (
    <ol className="conversation">
      {messages.map(({ id, name, at, text, item_id, is_agency }) => (
        <li key={id} data-agency={is_agency || undefined}>
          <p>
            <b>{name}</b> <time className="numeric">{showTimestamp(at)}</time>
          </p>
          {item_id !== null && <p>{t("mails.about_line", { name: lines?.get(item_id) ?? "–" })}</p>}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
