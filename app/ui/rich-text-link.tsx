import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { linkOf } from "#model/text/link.ts";
import { Button } from "./button.tsx";
import { controlClass, described, FieldFrame } from "./field.tsx";

interface RichTextLinkProps {
  editor: Editor;
  id: string;
  onDone: () => void;
}

/** Where the marked words lead; without marked words the address itself is put in. */
export function RichTextLink({ editor, id, onDone }: RichTextLinkProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const { href } = editor.getAttributes("link");
  const errors = isWrong ? ["rich_text.wrong_link"] : undefined;

  useEffect(() => input.current?.select(), []);

  const apply = () => {
    const address = linkOf(input.current?.value ?? "");
    setWrong(address === null);
    if (address === null) return input.current?.focus();
    link(editor, address);
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Neither sends the form around it nor closes the dialog around that.
    event.preventDefault();
    if (event.key === "Enter") return apply();
    editor.commands.focus();
    onDone();
  };

  return (
    <div className="flex flex-wrap items-start gap-2 border-t border-grey-200 p-2">
      <FieldFrame id={id} errors={errors} className="min-w-48 grow">
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          aria-label={t("rich_text.address")}
          defaultValue={typeof href === "string" ? href : ""}
          className={controlClass}
          onKeyDown={onKeyDown}
          {...described(id, { errors })}
        />
      </FieldFrame>
      <Button type="button" onClick={apply}>
        {t("rich_text.apply")}
      </Button>
      {href !== undefined && (
        <Button type="button" onClick={remove}>
          {t("rich_text.remove")}
        </Button>
      )}
    </div>
  );
}

function link(editor: Editor, href: string): void {
  const start = editor.chain().focus();
  if (!editor.state.selection.empty || editor.isActive("link"))
    start.extendMarkRange("link").setLink({ href }).run();
  else {
    const marks = [{ type: "link", attrs: { href } }];
    start.insertContent({ type: "text", text: href.replace(/^mailto:/, ""), marks }).run();
  }
}
