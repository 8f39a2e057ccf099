import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** The question of deletion stood at this address before a project had a page: links to it still lead there. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/projects/${params.projectId}/data/delete`);
