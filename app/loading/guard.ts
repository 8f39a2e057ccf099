import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { CalledForm } from "#app/forms/called.ts";
import { formOf, isFetched } from "#app/forms/form.ts";
import { tellSignedOut } from "#app/forms/kept.ts";
import { lostAt, refusedIn } from "#app/forms/lost-form.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { senderField } from "#model/answer/kept-form.ts";
import { home, isOpen, type Screen, type ScreenId, screens } from "#model/list/screens.ts";
import type { Viewer } from "#model/page/context.ts";
import { isForPrograms } from "#model/page/for-programs.ts";
import { userRole } from "#model/user/role.ts";
import type { User } from "#model/user/user.ts";

export type SignedIn = Viewer & { user: User };

/** Who filled in the form that a request sends; null of one that does not say it. Forms with files say it in their address. */
async function senderOf(request: Request): Promise<string | null> {
  const named = new URL(request.url).searchParams.get(senderField);
  if (named !== null || request.headers.get("content-type")?.startsWith("multipart/")) return named;
  const sent = (await formOf(request).catch(() => null))?.get(senderField);
  return typeof sent === "string" ? sent : null;
}

/** Where a signed-in person starts. */
export const homeOf = ({ user, config }: SignedIn) => home({ role: userRole(user), modules: config.modules });

/**
 * Lets a signed-in person of the right role onto a screen whose module is on; sends everybody else where specification
 * 2.2 says. Every loader and action of a screen calls it: a layout's loader alone protects nothing, since a browser may
 * ask for the data of one route only. A form whose sender cannot be looked up goes on: the backend checks every write
 * itself, and what it answers comes back to the form with everything that was typed.
 *
 * @param called the form that an action takes, where what was typed is to be read although its row is gone by then
 */
export async function enter(
  context: AppLoadContext,
  request: Request,
  id: ScreenId,
  called?: CalledForm,
): Promise<void> {
  const unknown = (error: unknown) => {
    if (request.method === "POST" && isApiError(error)) return null;
    throw error;
  };
  const others = request.method === "POST" ? await context.begunBy(await senderOf(request)) : null;
  const viewer = await answered(context.viewer().catch(unknown), context);
  if (!viewer) return;
  if (!viewer.user) {
    // The login page says why. A form too long to keep stays on its page: the backend's 401 is shown there.
    const isTold = request.method === "POST" || context.session.hasEnded;
    if (isTold && !(await tell(context, request, called))) return;
    throw redirect(loginPath(request));
  }
  const signedIn = { ...viewer, user: viewer.user };
  const screen: Screen = screens[id];
  const role = userRole(viewer.user);
  if (isOpen(screen, { role, modules: viewer.config.modules })) return;
  // Anyone who worked here a moment ago would not know why it is gone.
  const why = screen.roles.includes(role) ? "errors.module_off" : "errors.forbidden";
  if (request.method === "POST") {
    const refusal = others ?? new ApiError(403, why);
    // With scripts a form stays on its page, with what was typed, and says it.
    if (isFetched(request)) return context.refuse(refusal);
    context.session.flash({ kind: "error", key: refusal.message, stays: 0 });
  } else if (why === "errors.module_off") context.session.flash({ kind: "error", key: why });
  throw redirect(homeOf(signedIn));
}

/**
 * The loader of a screen: who looks is checked and the data read at the same time. The backend checks every reading
 * itself; the guard's answer goes first.
 */
export async function reading<T>(
  context: AppLoadContext,
  request: Request,
  id: ScreenId,
  read: () => Promise<T>,
): Promise<T> {
  const pending = context.session.token ? answered(read(), context, request) : undefined;
  // The guard may redirect before the reading fails.
  pending?.catch(() => undefined);
  await enter(context, request, id);
  return pending ?? answered(read(), context, request);
}

/** What the backend said, or the error page that says what went wrong; a 401 leads back to login (specification §8). */
export async function answered<T>(call: Promise<T>, context?: AppLoadContext, request?: Request): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401 && context && request) throw await signedOut(context, request);
    // A whole answer: what scripts fetch, such as a type-ahead's choices, has no page to stand in.
    const { status, message, requestId = null } = error;
    const isGone = status === 404 && context && request;
    const typed = isGone ? await lostAt(context, addressOf(request)) : context && refusedIn(context);
    const said = isGone && typed ? { message: "conflict.gone" } : { message, requestId };
    throw Response.json({ ...said, ...(typed && { typed }) }, { status });
  }
}

/**
 * Leads from a page whose form does not apply any more, as a colleague has issued its draft. Where somebody has typed into
 * it, a page comes first that says `why` and shows that.
 */
export async function leadAway(
  context: AppLoadContext,
  request: Request,
  to: string,
  why: string,
): Promise<Response> {
  const typed = await lostAt(context, addressOf(request));
  return typed ? Response.json({ message: why, typed, to }, { status: 409 }) : redirect(to);
}

/** Forgets a session that the backend no longer knows; what was sent with it is kept for its sender. */
export async function signedOut(
  context: AppLoadContext,
  request: Request,
  called?: CalledForm,
): Promise<Response> {
  context.session.signOut();
  await tell(context, request, called);
  return redirect(loginPath(request));
}

/** The same for a form; null where it stays on its page with what is typed, as it is too long to be kept. */
export async function formSignedOut(
  context: AppLoadContext,
  request: Request,
  called: CalledForm | undefined,
): Promise<Response | null> {
  context.session.signOut();
  const isLed = await tell(context, request, called);
  return isLed ? redirect(loginPath(request)) : null;
}

/** Says that the session has ended, and keeps what was sent: what was typed can be read by what its fields are called. */
const tell = (context: AppLoadContext, request: Request, called: CalledForm | undefined) =>
  tellSignedOut(context, request, addressOf(request), called ?? refusedIn(context));

/** The page of a request, whether the browser or a script asks for it. */
export function addressOf(request: Request): string {
  const url = new URL(request.url);
  if (url.searchParams.has(senderField)) url.searchParams.delete(senderField);
  const { pathname, search } = url;
  return safePath(pathname.replace(/\.data$/, "") + (search.includes("_routes=") ? "" : search));
}

function loginPath(request: Request): string {
  const to = addressOf(request);
  return to === "/" ? "/login" : `/login?to=${encodeURIComponent(to)}`;
}

/**
 * A page of this site, or "/" for anything that could lead elsewhere: `//host`, `/\host`, a full address. What programs ask is
 * no page: a link to the login that leads on to `/api/logout` would sign out again.
 */
export function safePath(to: string | null): string {
  if (!to || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to)) return "/";
  const { pathname } = new URL(to, "http://here");
  // "/.//api" comes out with two slashes.
  return isForPrograms(pathname.replace(/^\/+/, "/")) ? "/" : to;
}

/** The page that a form was sent from, to lead back to it; `otherwise` where the browser does not say. */
export function pageBefore(request: Request, otherwise: string): string {
  const referrer = request.headers.get("referer");
  if (!referrer || !URL.canParse(referrer)) return otherwise;
  const { pathname, search } = new URL(referrer);
  return safePath(pathname + search);
}
