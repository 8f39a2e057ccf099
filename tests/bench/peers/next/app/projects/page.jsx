import { cookies } from "next/headers";
import Link from "next/link";
import { redirect } from "next/navigation";
import { listProjects, look, pageOf, viewerOf } from "../../page/data.js";
import { Look } from "../../page/look.jsx";
import { ProjectsPage } from "../../page/projects.jsx";
import { Planning } from "./planning.jsx";
import { Search } from "./search.jsx";

export default async function Projects({ searchParams }) {
  const viewer = viewerOf((await cookies()).get("session")?.value);
  if (!viewer) redirect("/login");
  const query = await searchParams;
  const { title, palette } = look();
  return (
    <>
      <Look title={title} palette={palette} />
      <ProjectsPage
        viewer={{ name: viewer.name, company: title }}
        list={listProjects(pageOf(query))}
        query={query}
        address="/projects"
        Link={IntentLink}
        Search={Search}
        Planning={Planning}
      />
    </>
  );
}

/** Fetches ahead when somebody points at it, as the product's links do, and not fifty pages at once. */
const IntentLink = (link) => <Link prefetch={false} {...link} />;
