import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { linkOf } from "#model/text/link.ts";
import { pastedHtml } from "./pasted-html.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";

interface RichTextEditorProps {
  id: string;
  name: string;
  label: string;
  /** The HTML to begin with, and to go back to when the form is reset. */
  initial: string;
  hasFocus: boolean;
  isRequired?: boolean | undefined;
  onChange?: ((html: string) => void) | undefined;
  description: { "aria-invalid": true | undefined; "aria-describedby": string | undefined };
}

/** What the sanitiser leaves (model/rich-text.ts), and nothing that it would take out again. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => linkOf(address) !== null,
    },
  }),
];

/** The editor with its toolbar, and the field that it fills. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, name, label, initial, hasFocus, isRequired, onChange, description } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useEditor({
    extensions,
    content: initial,
    immediatelyRender: false,
    // Its style element would have no nonce; styles/rich-text.css has what is needed of it.
    injectCSS: false,
    autofocus: hasFocus && "end",
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        class: "rich-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(isRequired && { "aria-required": "true" }),
        ...(description["aria-invalid"] && { "aria-invalid": "true" }),
        ...(description["aria-describedby"] && { "aria-describedby": description["aria-describedby"] }),
      },
    },
    onUpdate: ({ editor }) => {
      const html = editor.isEmpty ? "" : editor.getHTML();
      if (field.current) {
        field.current.value = html;
        field.current.dispatchEvent(new Event("input", { bubbles: true }));
      }
      onChange?.(html);
    },
  });

  useEffect(() => {
    const form = field.current?.form;
    const reset = () => editor?.commands.setContent(initial, { emitUpdate: false });
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, [editor, initial]);

  return (
    <div className="rich-text-field relative rounded-control border border-grey-300 bg-surface transition-colors duration-150 hover:border-grey-400 has-[.rich-text[aria-invalid]]:border-danger">
      {editor && <RichTextToolbar editor={editor} id={id} />}
      <EditorContent editor={editor} />
      {/* Unseen, not hidden: its label and the first wrong field of a form lead here, and on to the editor. */}
      <textarea
        ref={field}
        id={id}
        name={name}
        defaultValue={initial}
        aria-hidden="true"
        tabIndex={-1}
        className="sr-only top-0"
        onFocus={() => editor?.view.focus()}
      />
    </div>
  );
}
