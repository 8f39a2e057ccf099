import type { ContactInput } from "#model/client/contact.ts";
import { fold } from "#model/text/text-order.ts";
import type { ClientRow } from "./clients.ts";

const bookkeepers = ["Aija Zariņa", "Dace Vītola", "Ināra Kļaviņa", "Sandra Liepiņa", "Vija Sproģe"];
const marketers = ["Elīna Rozīte", "Kaspars Lācis", "Madara Siliņa", "Reinis Ābols", "Zane Birzniece"];

const pick = (names: readonly string[], index: number): string => names[index % names.length] ?? "";

/** Who else works for a client: of every second one its bookkeeper, and for some of them somebody who orders. */
export function colleaguesOf({ email }: ClientRow, index: number): ContactInput[] {
  if (index % 2 === 1) return [];
  const domain = email.split("@")[1] ?? "";
  const person = (name: string, position: string, phone: number) => ({
    name,
    position,
    email: `${fold(name).replaceAll(" ", ".")}@${domain}`,
    phone: `+371 2${phone}`,
    language: "" as const,
    gets_estimates: position === "Mārketings",
    gets_invoices: position === "Grāmatvede",
    gets_reminders: position === "Grāmatvede",
  });
  const half = index / 2;
  const bookkeeper = person(pick(bookkeepers, half), "Grāmatvede", 9_300_114 + index * 7331);
  const marketer = person(pick(marketers, half), "Mārketings", 6_410_207 + index * 5417);
  return index % 4 === 0 ? [bookkeeper, marketer] : [bookkeeper];
}
