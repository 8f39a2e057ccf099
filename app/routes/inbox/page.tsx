import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CheckCheck, Mail } from "lucide-react";
import { useEffect } from "react";
import { formOf } from "#app/forms/form.ts";
import { Form } from "#app/forms/own-form.tsx";
import { pressInRow } from "#app/forms/submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { type InboxItem, inboxAnswer } from "#model/inbox/inbox.ts";
import { Button } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { useRevalidate } from "#ui/use-revalidate.ts";
import { inboxNews } from "../room/inbox-news.ts";
import { Approval } from "./approval.tsx";
import { Changes } from "./changes.tsx";
import { ClientAnswer, ClientFile, ClientQuestion } from "./client-answer.tsx";
import { asField, fromField, itemField } from "./item.tsx";
import { LostMail } from "./lost-mail.tsx";
import { Overdue } from "./overdue.tsx";
import { Skipped } from "./skipped.tsx";
import { Unreached } from "./unreached.tsx";
import { Week } from "./week.tsx";

export const handle = { title: (t) => t("inbox.title") } satisfies Titled;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, "inbox", () => context.api.get("/inbox", inboxAnswer));

/** Notes that items were read: one that was opened or pressed, or all that the page shows. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "inbox");
  const form = await formOf(request);
  return pressInRow({ request, context }, "/inbox", async () => {
    const digest = form.get("digest");
    if (digest !== null) return switchDigest(context, digest === "on");
    const items = form.getAll(itemField).flatMap((sent) => fromField(sent) ?? []);
    await context.api.send("POST", "/inbox/read", done, { body: { items } });
  });
}

async function switchDigest({ api, session }: AppLoadContext, isOn: boolean): Promise<void> {
  await api.send(isOn ? "POST" : "DELETE", "/inbox/digest", done);
  session.flash({ kind: "success", key: isOn ? "inbox.digest_on" : "inbox.digest_off" });
}

/** What waits for the person who is signed in, by kind (docs/decisions/067-inbox.md). */
export default function InboxPage() {
  const { t } = useTranslation();
  const { data: items, meta } = useLoaderData<typeof loader>();
  useNews();
  return (
    <main>
      <PageHeader
        title={t("inbox.title")}
        count={meta.unread}
        actions={
          <>
            <Digest isOn={meta.has_digest} />
            {meta.unread > 0 && <ReadAll items={items} />}
          </>
        }
      />
      <p role="status" className="sr-only">
        {t("menu.unread", { count: meta.unread })}
      </p>
      {items.length === 0 && <Empty text={t("inbox.empty")} />}
      <div className="inbox">
        {sections.map(({ kind, title }) => {
          const those = items.filter((item) => item.kind === kind);
          if (those.length === 0) return null;
          return (
            <section key={kind} aria-labelledby={`inbox-${kind}`}>
              <h2 id={`inbox-${kind}`}>{t(title)}</h2>
              <ul>
                {those.map((item) => (
                  <ItemOfKind key={item.key} item={item} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </main>
  );
}

const sections = [
  { kind: "question", title: "inbox.questions" },
  { kind: "signed_file", title: "inbox.signed_files" },
  { kind: "answer", title: "inbox.answers" },
  { kind: "mail", title: "inbox.mails" },
  { kind: "unreached", title: "inbox.unreached" },
  { kind: "recurring", title: "inbox.recurring" },
  { kind: "approval", title: "inbox.approvals" },
  { kind: "overdue", title: "inbox.overdue" },
  { kind: "week", title: "inbox.weeks" },
  { kind: "changes", title: "inbox.changes" },
] as const satisfies readonly { kind: InboxItem["kind"]; title: string }[];

function ItemOfKind({ item }: { item: InboxItem }) {
  if (item.kind === "question") return <ClientQuestion item={item} />;
  if (item.kind === "signed_file") return <ClientFile item={item} />;
  if (item.kind === "answer") return <ClientAnswer item={item} />;
  if (item.kind === "mail") return <LostMail item={item} />;
  if (item.kind === "unreached") return <Unreached item={item} />;
  if (item.kind === "recurring") return <Skipped item={item} />;
  if (item.kind === "approval") return <Approval item={item} />;
  if (item.kind === "overdue") return <Overdue item={item} />;
  if (item.kind === "week") return <Week item={item} />;
  return <Changes item={item} />;
}

/** Reads the page again when the room tells of something else. */
function useNews(): void {
  const revalidate = useRevalidate();
  useEffect(() => {
    inboxNews.addEventListener("change", revalidate);
    return () => inboxNews.removeEventListener("change", revalidate);
  }, [revalidate]);
}

/** What comes meanwhile stays unread: it says what was shown. */
function ReadAll({ items }: { items: readonly InboxItem[] }) {
  const { t } = useTranslation();
  return (
    <Form
      method="post"
      preventScrollReset
      // The button goes once all is read.
      onSubmit={() => document.querySelector("h1")?.focus()}
    >
      {items
        .filter(({ is_unread }) => is_unread)
        .map((item) => (
          <input key={item.key} type="hidden" name={itemField} value={asField(item)} />
        ))}
      <Button icon={<Icon of={CheckCheck} />}>{t("inbox.read_all")}</Button>
    </Form>
  );
}

/** Has it sent by mail, or no more. */
function Digest({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation();
  return (
    <Form method="post" preventScrollReset navigate={false}>
      <Button name="digest" value={isOn ? "off" : "on"} icon={<Icon of={Mail} />}>
        {t(isOn ? "inbox.no_digest" : "inbox.digest")}
      </Button>
    </Form>
  );
}
