import { type Editor, useEditorState } from "@tiptap/react";
import { Bold, Italic, Link, List, ListOrdered, type LucideIcon, Underline } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { RichTextLink } from "./rich-text-link.tsx";

/** The formats that a press turns on and off. */
const formats = [
  { name: "bold", icon: Bold, kind: "bold", toggle: (editor) => start(editor).toggleBold().run() },
  { name: "italic", icon: Italic, kind: "italic", toggle: (editor) => start(editor).toggleItalic().run() },
  {
    name: "underline",
    icon: Underline,
    kind: "underline",
    toggle: (editor) => start(editor).toggleUnderline().run(),
  },
  {
    name: "bullets",
    icon: List,
    kind: "bulletList",
    toggle: (editor) => start(editor).toggleBulletList().run(),
  },
  {
    name: "numbers",
    icon: ListOrdered,
    kind: "orderedList",
    toggle: (editor) => start(editor).toggleOrderedList().run(),
  },
] as const satisfies readonly {
  name: string;
  icon: LucideIcon;
  /** What the editor calls it. */
  kind: string;
  toggle: (editor: Editor) => void;
}[];

const start = (editor: Editor) => editor.chain().focus();

/** The formats of a rich text, one stop for Tab with arrows inside. A press leads back into the text. */
export function RichTextToolbar({ editor, id }: { editor: Editor; id: string }) {
  const { t } = useTranslation();
  const [isLinking, setLinking] = useState(false);
  const [stop, setStop] = useState<string>(formats[0].name);
  const active = useEditorState({
    editor,
    selector: () => ["link", ...formats.map(({ kind }) => kind)].filter((kind) => editor.isActive(kind)),
  });
  const toggles = [
    ...formats.map(({ toggle, ...format }) => ({ ...format, onClick: () => toggle(editor) })),
    { name: "link" as const, icon: Link, kind: "link", onClick: () => setLinking(!isLinking) },
  ];
  return (
    <div className="border-b border-grey-200">
      <div
        role="toolbar"
        aria-label={t("rich_text.toolbar")}
        onKeyDown={moveAlong}
        className="flex flex-wrap gap-0.5 p-0.5"
      >
        {toggles.map(({ name, icon, kind, onClick }) => (
          <IconButton
            key={name}
            type="button"
            label={t(`rich_text.${name}`)}
            icon={<Icon of={icon} />}
            aria-pressed={active.includes(kind)}
            aria-expanded={name === "link" ? isLinking : undefined}
            tabIndex={name === stop ? 0 : -1}
            className="aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-text"
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(name)}
            onClick={onClick}
          />
        ))}
      </div>
      {isLinking && <RichTextLink editor={editor} id={`${id}-link`} onDone={() => setLinking(false)} />}
    </div>
  );
}

/** The keys of a toolbar (WAI-ARIA Authoring Practices): arrows go around, Home and End to its ends. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex(({ tabIndex }) => tabIndex === 0);
  const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
  const next = places[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
