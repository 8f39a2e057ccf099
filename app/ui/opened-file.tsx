import { FileText } from "lucide-react";
import { Icon } from "./icon.tsx";
import { LongName } from "./long-name.tsx";

/** A file that is opened beside the page; `size` is in words. */
export const OpenedFile = ({ href, name, size }: { href: string; name: string; size: string }) => (
  <p className="flex min-w-0 items-center gap-3">
    <span className="text-grey-600">
      <Icon of={FileText} />
    </span>
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      title={name}
      className="min-w-0 font-medium hover:underline"
    >
      <LongName name={name} />
    </a>
    <span className="numeric ml-auto shrink-0 text-grey-600">{size}</span>
  </p>
);
