import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useOutletContext,
  useSearchParams,
} from "@remix-run/react";
import { Move, Trash2 } from "lucide-react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { enter, reading } from "#app/loading/guard.ts";
import { withKnown } from "#app/loading/known-row.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { calendarData } from "#model/calendar/entry.ts";
import { endOf, mayEdit, mayPlan } from "#model/calendar/rules.ts";
import { today } from "#model/date/dates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { giveUp, isAnythingTyped } from "#ui/leaving/typed.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { sentEntry } from "./edited.ts";
import { EntryForm } from "./entry-form.tsx";
import { overrideOf } from "./entry-input.ts";
import { Facts } from "./facts.tsx";
import { calendarAt, dateOf, readEvent } from "./known-event.ts";
import type { SheetContext } from "./sheet/sheet-context.ts";
import { useIsGone } from "./use-is-gone.ts";
import { usePast } from "./use-past.ts";
import { entryValues } from "./values.ts";

export const handle = {
  title: (t, data) => data?.event.project?.name ?? data?.event.work_type?.name ?? t("calendar.title"),
} satisfies Titled<Awaited<ReturnType<typeof loader>>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api } = context;
  const [{ config }, event, choices] = await reading(context, request, "calendar", () =>
    Promise.all([
      context.viewer(),
      readEvent(api, params.entryId),
      optionalData(api.get(`/calendar/create?date=${dateOf(request)}`, one(calendarData))),
    ]),
  );
  const timeframe = config.module_config.calendar.timeframe;
  return { event, choices, timeframe, today: today() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const edited = await sentEntry(request);
  await enter(context, request, "calendar", edited);
  return submitEdit({ request, context }, edited, async ({ work_type_id = null, ...body }, form) => {
    await context.api.send("PATCH", `/calendar/${params.entryId}${overrideOf(form)}`, done, {
      body: { ...body, work_type_id },
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "calendar.saved" });
    return replace(calendarAt(body.date, request, new URL(request.url).searchParams));
  });
}

/** A dialog that is open is not read again by itself: of an entry that is gone there is nothing but what is typed. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, actionStatus = 200 } = change;
  const isByItself = formMethod === undefined && currentUrl.href === nextUrl.href;
  return isByItself || actionStatus >= 400 ? false : revalidates(change);
}

/** An entry: where it is, of what project, how long, and what kind of work (specification 2.6). */
export default function EntryDialog() {
  const { t } = useTranslation();
  const { event, choices, timeframe, today } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(event, event.calendar_id, lastResult);
  const values = entryValues(begun);
  const sheet = useOutletContext<SheetContext>();
  const [params] = useSearchParams();
  const user = useRoot()?.user;
  const past = usePast(user);
  const closeTo = `/calendar?${params}`;
  const { project, work_type } = event;
  // After a colleague's change the form holds where the entry is by now.
  const place = lastResult?.begun ? { ...values, ...lastResult.begun.texts } : values;
  const employees = withOwner(choices.data?.employees ?? [], event.user);
  const isGone = useIsGone(event.calendar_id, sheet);
  const isEditable =
    Boolean(user) && mayPlan(event.date, today, past.isOpen) && mayEdit(user ?? nobody, event, true);
  const title = project?.name ?? (event.name || work_type?.name || t("calendar.entry"));
  return (
    <Dialog title={title} closeTo={closeTo}>
      <MissingPart problem={choices.problem} className="mx-6 mt-4" />
      <EntryForm
        key={fillingOf(begun, lastResult)}
        choices={{
          employees,
          work_types: withKnown(choices.data?.work_types ?? [], ofEntry(work_type)),
        }}
        timeframe={timeframe}
        defaultValue={values}
        entry={{ version: begun.version, values }}
        lastResult={lastResult}
        isReadOnly={!isEditable}
        isGone={isGone}
        isAdditional={event.project_id === null}
        isPlaceFolded
        roomAt={(place) => sheet.roomAt(place, event.calendar_id)}
        isPastOpen={past.isOpen}
        what={
          <Facts
            facts={[
              [t("calendar.time"), timeOf(place)],
              [t("calendar.employee"), employees.find(({ id }) => String(id) === place.user_id)?.name],
              [t("calendar.customer"), project?.customer],
              [t("calendar.project_manager"), project?.project_manager?.name],
            ]}
            link={event.link}
          />
        }
      >
        {isEditable && !isGone && <EntryButtons id={event.calendar_id} closeTo={closeTo} />}
        <ButtonLink to={closeTo} preventScrollReset>
          {t(isEditable ? "form.cancel" : "form.close")}
        </ButtonLink>
      </EntryForm>
    </Dialog>
  );
}

/** Deletes an entry, or takes it from the dialog to the sheet, to be put down elsewhere. */
function EntryButtons({ id, closeTo }: { id: number; closeTo: string }) {
  const { t } = useTranslation();
  const sheet = useOutletContext<SheetContext>();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const leave = () => navigate(closeTo, { preventScrollReset: true });
  return (
    <>
      <ButtonLink
        to={`/calendar/entries/${id}/delete?${params}`}
        preventScrollReset
        icon={<Icon of={Trash2} />}
        className="mr-auto"
        onClick={(clicked) => {
          // On the sheet it goes at once, and can be put back from the message.
          if (!sheet.remove(id)) return;
          clicked.preventDefault();
          giveUp(document);
          leave();
        }}
      >
        {t("form.delete")}
      </ButtonLink>
      <Button
        type="button"
        icon={<Icon of={Move} />}
        className="scriptless:hidden!"
        onClick={() => {
          // Something typed is asked about first.
          const isFree = !isAnythingTyped();
          leave();
          if (isFree) sheet.take(id);
        }}
      >
        {t("calendar.move")}
      </Button>
    </>
  );
}

/** When an entry is, by the texts of its form. */
const timeOf = ({
  date,
  start_time_id,
  duration,
}: {
  date: string;
  start_time_id: string;
  duration: string;
}) =>
  `${date} ${start_time_id}:00–${endOf({ start_time_id: Number(start_time_id), duration: Number(duration) })}:00`;

const nobody = { role_id: 0, permissions: [] };

/** The kind of work of an entry, to be chosen again. */
const ofEntry = (work: { id: number; name: string; color: string } | null) =>
  work && { ...work, is_additional: false, version: 0 };

/** Anyone who has left may keep what they have. */
function withOwner<Person extends { id: number; name: string }>(
  employees: readonly Person[],
  owner: { id: number; name: string } | null,
) {
  const isThere = !owner || employees.some(({ id }) => id === owner.id);
  return isThere ? [...employees] : [...employees, { ...owner, position: "", is_active: false }];
}
