import type { z } from "zod";
import { hasBookkeeping } from "#model/user/bookkeeping.ts";
import type { userForm } from "#model/user/user.ts";

type Person = z.output<typeof userForm>;

/** A person as the form sends one: an empty tick takes the books away, and without their modules nothing is said of them. */
export const sentPerson = <Sent extends Omit<Person, "is_active">>(
  sent: Sent,
  modules: readonly string[],
): Sent => (hasBookkeeping(modules) ? { ...sent, bookkeeping: sent.bookkeeping ?? false } : sent);
