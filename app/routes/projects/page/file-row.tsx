import { useTranslation } from "#locales/use-translation.ts";
import { showFileSize } from "#model/file/file-size.ts";
import type { ProjectFile } from "#model/project/overview.ts";
import { Link } from "#ui/link.tsx";

/** A file of one of a project's estimates: it downloads, and leads to the estimate that it lies beside. */
export function FileRow({ file: { name, description, url, size, estimate } }: { file: ProjectFile }) {
  const { language } = useTranslation();
  return (
    <li>
      <div>
        <a href={url} download={name} title={name} className="block truncate font-medium hover:underline">
          {name}
        </a>
        {description && <small className="line-clamp-2 whitespace-pre-line">{description}</small>}
        <small>
          <Link to={`/estimate/${estimate.id}`} className="underline-offset-4 hover:underline">
            {estimate.name}
          </Link>
        </small>
      </div>
      <span className="numeric text-grey-600">{showFileSize(size, language)}</span>
    </li>
  );
}
