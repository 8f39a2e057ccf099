import type { z } from "zod";
import type { ApiError } from "../answer/api-error.ts";
import type { KeptForm } from "../answer/kept-form.ts";
import type { Config } from "../branding/config.ts";
import type { Language } from "../text/language.ts";
import type { User } from "../user/user.ts";

/** What pages speak (design §1): who is asking at which address, the backend, the session. Nothing here knows a Worker. */
export type PageContext = {
  tenant: {
    host: string;
    title: string;
    /** All addresses of this one's installation, by host; this one is among them. */
    addresses: () => Promise<{ host: string; title: string }[]>;
  };
  api: Api;
  session: Session;
  browser: Browser;
  forms: Forms;
  /**
   * Says who filled in the form that is being sent, by id; null of one that does not say it. Where somebody else is signed in
   * by now, nothing more is sent to the backend. Answers the error with which that is refused, or null.
   */
  begunBy: (sender: string | null) => Promise<ApiError | null>;
  /** What it was told last: who filled in the form of this request. */
  sender: () => string | null;
  /** Has everything that this request would send to the backend refused so, for a form that stays on its page. */
  refuse: (refusal: ApiError) => void;
  /**
   * The last live event, where the room counts them itself as the backend is the agency's own; null where the data say it.
   * To be asked before they are read.
   */
  newestEvent: () => Promise<number | null>;
  /** Who looks and how this installation looks; asked for once in each request, at the same time as the page's own data. */
  viewer: () => Promise<Viewer>;
  /** The same for a page that cannot know who looks, since the backend does not say it. */
  stranger: () => Promise<Viewer>;
  /** The reader's language as far as it is known before the viewer is. */
  language: Language;
  requestId: string;
  /** Lets the page's own scripts and styles through the content security policy. */
  nonce: string;
};

export interface Viewer {
  /** Null where nobody is signed in. */
  user: User | null;
  config: Config;
  /** False where the configuration could not be loaded and the default stands in (specification 4.9). */
  isConfigLoaded: boolean;
  language: Language;
}

/** The tenant's backend. Every call throws an ApiError for an answer that is not a success or cannot be read. */
export interface Api {
  get<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.output<Shape>>;
  send<Shape extends z.ZodType>(
    method: "POST" | "PATCH" | "DELETE",
    path: string,
    shape: Shape,
    options?: SendOptions,
  ): Promise<z.output<Shape>>;
  /** Hands a multipart form on as it arrives: files stream through and are never held here. */
  upload<Shape extends z.ZodType>(
    path: string,
    form: Request,
    shape: Shape,
    options?: Pick<SendOptions, "version" | "idempotencyKey" | "language">,
  ): Promise<z.output<Shape>>;
}

export interface SendOptions {
  /** Sent as JSON; a `FormData` as a multipart form, where the contract asks for one. */
  body?: unknown;
  /** The version that the change was made to; another current one is a 412. */
  version?: number | undefined;
  /** Makes a repeated POST the same POST. */
  idempotencyKey?: string | undefined;
  /** What a refusal is to be in, where that is not the caller's language. */
  language?: Language | undefined;
}

export interface Session {
  readonly token: string | null;
  signIn(token: string): void;
  signOut(): void;
  /** Whether it was signed in when the request came and is no more. */
  readonly hasEnded: boolean;
  /** Leaves a message for the next page: a text key and its values. */
  flash(flash: Flash): void;
  /** The message that was left; two with one id are one that is told again. */
  takeFlash(): Message | null;
}

/** Who has signed in from this browser before: they are counted apart from strangers (domain H27). */
export interface Browser {
  vouchFor(email: string): Promise<void>;
  remember(email: string): Promise<void>;
}

/** Keeps a form that was sent after its sender's session had ended. Only the sender gets it back. */
export interface Forms {
  /** False where it is too long to be kept. */
  keep(form: KeptForm): Promise<boolean>;
  /** The form of an address and a person, once; null where there is none. */
  take(at: string, owner: string): Promise<KeptForm | null>;
}

export interface Message extends Flash {
  id: string;
}

export interface Flash {
  /** `saved` is said by the save bar, the rest by the snackbar. */
  kind: "success" | "error" | "saved";
  key: string;
  values?: Record<string, string | number> | undefined;
  /** Text keys of what the message names, which stand in it as `names`. */
  names?: string[] | undefined;
  /** Milliseconds that it stays, where it is not as long as others; 0: until it is closed or another page comes. */
  stays?: number | undefined;
  /** Where a form is sent that takes back what was done: it makes something active again. */
  undo?: string | undefined;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends PageContext {}
}
