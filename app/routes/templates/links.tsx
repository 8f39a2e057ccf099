import { Blocks as BlocksIcon, Bookmark, BookmarkPlus } from "lucide-react";
import { isOffered, type OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

interface TemplateLinksProps {
  /** How many blocks there are. */
  blocks: OptionalData<number>;
  /** Nothing can be put into the estimate. */
  isClosed: boolean;
}

/** What an estimate has to do with templates: it takes blocks in, and is kept as one. */
export function TemplateLinks({ blocks, isClosed }: TemplateLinksProps) {
  const { t } = useTranslation();
  if (!isOffered(blocks)) return null;
  return (
    <>
      {!isClosed && blocks.data !== 0 && <LinkTo to="block" text={t("templates.insert")} icon={BlocksIcon} />}
      <LinkTo to="template" text={t("templates.keep")} icon={BookmarkPlus} />
    </>
  );
}

/** Leads to the templates from the list of estimates. */
export function TemplatesLink() {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to="/estimates/templates"
      prefetch="intent"
      title={t("templates.title")}
      icon={<Icon of={Bookmark} />}
      className="max-xl:w-9 max-xl:px-0"
    >
      <span className="max-xl:sr-only">{t("templates.title")}</span>
    </ButtonLink>
  );
}

/** Beside what is done more often there is room for its words in wide windows alone. */
function LinkTo({ to, text, icon }: { to: string; text: string; icon: typeof BookmarkPlus }) {
  return (
    <ButtonLink
      to={to}
      preventScrollReset
      title={text}
      icon={<Icon of={icon} />}
      className="max-2xl:w-9 max-2xl:px-0"
    >
      <span className="max-2xl:sr-only">{text}</span>
    </ButtonLink>
  );
}
