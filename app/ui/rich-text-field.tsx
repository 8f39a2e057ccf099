import { type ReactNode, useEffect, useRef, useState } from "react";
import { htmlToPlain, typedHtml } from "#model/text/plain-text.ts";
import { type Control, controlClass, described, FieldFrame, initialText } from "./field.tsx";
import type { RichTextEditor } from "./rich-text-editor.client.tsx";

interface RichTextFieldProps {
  /** Its initial value is sanitised HTML. Another text to begin with needs another `key`. */
  field: Control;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  onChange?: (html: string) => void;
}

/** The editor, and what it begins with. */
interface Loaded {
  Editor: typeof RichTextEditor;
  html: string;
  hasFocus: boolean;
}

/**
 * Text with a little formatting, sent as HTML. It begins as plain text, sent with `<name>_plain` (model/plain-text.ts,
 * `sentHtml`), and stays so without scripts; the editor is fetched when the field is on a page.
 */
export function RichTextField({ field, label, hint, isRequired, onChange }: RichTextFieldProps) {
  const { id, name, errors } = field;
  const initial = initialText(field);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const begun = useRef(initial);

  useEffect(() => {
    const take = ({ RichTextEditor: Editor }: typeof import("./rich-text-editor.client.tsx")) => {
      const plain = textarea.current;
      // Gone, or gone and here again: effects run twice in development.
      if (!plain) return;
      // Anyone who was quick has typed already.
      const html = typedHtml(plain.value, begun.current);
      setLoaded((known) => known ?? { Editor, html, hasFocus: document.activeElement === plain });
    };
    // Plain text can still be written where the editor cannot be fetched.
    import("./rich-text-editor.client.tsx").then(take, () => undefined);
  }, []);

  return (
    <FieldFrame {...{ id, label, hint, isRequired, errors }}>
      {loaded ? (
        <loaded.Editor
          {...{ id, name, label, isRequired, onChange }}
          initial={loaded.html}
          hasFocus={loaded.hasFocus}
          description={described(id, { hint, errors })}
        />
      ) : (
        <>
          <textarea
            ref={textarea}
            id={id}
            name={name}
            rows={8}
            defaultValue={htmlToPlain(initial)}
            aria-required={isRequired || undefined}
            className={`${controlClass} rich-text-plain h-auto! py-2`}
            {...described(id, { hint, errors })}
          />
          <input type="hidden" name={`${name}_plain`} value="on" />
        </>
      )}
    </FieldFrame>
  );
}
