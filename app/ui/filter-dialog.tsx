import { Form, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Button, ButtonLink } from "./button.tsx";
import { Dialog, DialogBody, DialogFooter } from "./dialog.tsx";

interface FilterDialogProps {
  /** The address of the list. */
  list: string;
  /** The parameter of the list's search box, which is kept. */
  search: string;
  children: ReactNode;
}

/** Every filter of a list at once. Its form leads to the list, so that what was chosen stands in the address. */
export function FilterDialog({ list, search, children }: FilterDialogProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const sought = params.get(search);
  const closeTo = `${list}?${params}`;
  return (
    <Dialog title={t("filters.title")} closeTo={closeTo} width="wide">
      <Form action={list} className="contents" preventScrollReset>
        {sought && <input type="hidden" name={search} value={sought} />}
        <DialogBody>{children}</DialogBody>
        <DialogFooter>
          <ButtonLink to={list} preventScrollReset className="mr-auto">
            {t("filters.clear")}
          </ButtonLink>
          <ButtonLink to={closeTo} preventScrollReset>
            {t("form.close")}
          </ButtonLink>
          <Button tone="main">{t("filters.apply")}</Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** The field of a filter, with what stands in the address. */
export function useFilterField() {
  const [params] = useSearchParams();
  return (name: string) => ({
    id: `filter-${name}`,
    name,
    errors: undefined,
    initialValue: params.get(name) ?? "",
  });
}
