import type lv from "./lv/index.ts";

type Form = "zero" | "one" | "other";
/** A text that has a form for each number is found without it. */
type WithoutForm<Name extends string, Names> = Name extends `${infer Base}_${Form}`
  ? `${Base}_other` extends Names
    ? Base
    : Name
  : Name;
type KeysOf<Texts, Above extends string = ""> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? `${Above}${WithoutForm<Name, keyof Texts>}`
    : KeysOf<Texts[Name], `${Above}${Name}.`>;
}[keyof Texts & string];

/** The flat key of a text, such as "clients.title": one that is not there does not compile. */
export type TextKey = KeysOf<typeof lv>;
