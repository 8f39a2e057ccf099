import { Reply } from "lucide-react";
import { isOffered, type OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Question } from "#model/online/document.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { Messages } from "./messages.tsx";

interface QuestionsProps {
  questions: OptionalData<Question[]>;
  /** How the lines of an estimate are called, by their ids; an invoice is asked about as a whole. */
  lines?: ReadonlyMap<number, string>;
}

/** What a client asked about a document, and what was answered. Nothing where nobody has asked. */
export function Questions({ questions, lines }: QuestionsProps) {
  const { t } = useTranslation();
  const { data, problem } = questions;
  if (data?.length === 0 || !isOffered(questions)) return null;
  return (
    <section className="card" id="questions">
      <h2>{t("mails.questions")}</h2>
      <MissingPart problem={problem} />
      {data && <Messages messages={data} lines={lines} />}
      <div>
        <ButtonLink to="reply" preventScrollReset icon={<Icon of={Reply} />}>
          {t("mails.reply")}
        </ButtonLink>
      </div>
    </section>
  );
}
