import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ProblemPage, TypedTexts, useProblem } from "#ui/problem-page.tsx";

/** An estimate that is not there says so and leads back to the projects (specification §8); any other fault as everywhere. */
export function EstimateProblem() {
  const { t } = useTranslation();
  const { kind, typed } = useProblem();
  if (kind !== "not_found") return <ProblemPage />;
  return (
    <main className="mx-auto flex max-w-lg flex-col items-start gap-4 px-6 py-24">
      <h1 className="text-xl font-semibold">{t("estimates.not_found")}</h1>
      <p className="text-grey-700">{t(typed.length > 0 ? "estimates.gone" : "estimates.not_found_text")}</p>
      <TypedTexts typed={typed} />
      <ButtonLink to="/projects" tone="main">
        {t("estimates.to_projects")}
      </ButtonLink>
    </main>
  );
}
