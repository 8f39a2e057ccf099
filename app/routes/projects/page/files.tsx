import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { projectFiles } from "#model/project/overview.ts";
import { Empty } from "#ui/empty.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { FileRow } from "./file-row.tsx";

export const handle = {
  title: (t) => t("project_hub.files"),
  isTab: true,
} satisfies Titled;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "projects", () =>
    optionalData(context.api.get(`/projects/${params.projectId}/files`, projectFiles)),
  );

/** The files of all estimates of a project. */
export default function FilesOfProject() {
  const { t } = useTranslation();
  const { data, problem } = useLoaderData<typeof loader>();
  if (!data) return <MissingPart problem={problem} className="m-4 sm:m-6" />;
  if (data.length === 0) return <Empty text={t("project_hub.no_files")} />;
  return (
    <div className="hub-cards">
      <section className="hub-card" aria-label={t("project_hub.files")}>
        <ul>
          {data.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      </section>
    </div>
  );
}
