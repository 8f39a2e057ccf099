import { readFileSync } from "node:fs";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { describe, expect, test, vi } from "vitest";
import { calledOf } from "#app/forms/called.ts";
import { submitEdit } from "#app/forms/edited.ts";
import { builtIn } from "#locales/built-in.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { type Texts, textOf, textsOf } from "#model/answer/three-way.ts";
import { defaultConfig } from "#model/branding/config.ts";
import type { Flash } from "#model/page/context.ts";
import { samples } from "./merged-forms.ts";
import { others } from "./merged-others.ts";
import type { Form, Row } from "./merged-sample.ts";
import { sources } from "./sources.ts";

/** Numbers that look random and are the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function pageContext(told: Flash[]): AppLoadContext {
  const viewer = { user: null, config: defaultConfig, isConfigLoaded: true, language: "lv" as const };
  const none = () => Promise.reject(new Error("nothing is asked of the backend"));
  return {
    tenant: { host: "localhost", title: "", addresses: async () => [] },
    api: { get: none, send: none, upload: none },
    session: {
      token: null,
      signIn: vi.fn(),
      signOut: vi.fn(),
      hasEnded: false,
      flash: (flash) => told.push(flash),
      takeFlash: () => null,
    },
    begunBy: async () => null,
    sender: () => null,
    refuse: () => undefined,
    newestEvent: async () => null,
    viewer: async () => viewer,
    stranger: async () => viewer,
    language: "lv",
    requestId: "",
    forms: { keep: async () => false, take: async () => null },
    browser: { vouchFor: async () => undefined, remember: async () => undefined },
    nonce: "",
  };
}

/** A form as a browser sends it. */
function formOf(texts: Texts, more: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...texts, ...more })) {
    const isList = !(name in more) && text.startsWith("[");
    const rows: unknown = isList ? JSON.parse(text) : null;
    if (!Array.isArray(rows)) form.set(name, text);
    else
      rows.forEach((row, index) => {
        if (typeof row === "string") form.append(name, row);
        else
          for (const [field, value] of Object.entries(Object(row)))
            form.append(`${name}[${index}].${field}`, textOf(value));
      });
  }
  return form;
}

/** One colleague's form is sent while the row is `theirs` by now. */
async function send(edited: Form, form: FormData, theirs: Row) {
  const told: Flash[] = [];
  const saved: { value: unknown }[] = [];
  const request = new Request("http://localhost/", { method: "POST" });
  const answer = await submitEdit(
    { request, context: pageContext(told), form },
    edited,
    async (value, sent) => {
      if (sent.get("version") !== String(theirs.version))
        throw new ApiError(412, "errors.changed_meanwhile", { current: theirs });
      saved.push({ value });
      return new Response(null, { status: 302 });
    },
  ).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
    return null;
  });
  return { refusal: answer?.data, saved: saved.at(-1)?.value, told: told.at(-1) };
}

/** What a form of these texts is saved as. */
const savedOf = async (edited: Form, texts: Texts, row: Row) =>
  (await send(edited, formOf(texts, { version: String(row.version) }), row)).saved;

const rounds = 90;

describe.each(samples.map((sample) => [sample.name, sample] as const))("two people in %s", (_, sample) => {
  const { edited, begun, mixed, other } = sample;
  const base = textsOf(edited.valuesOf(begun, "lv"));
  const mineAll = textsOf(edited.valuesOf(other, "lv"));
  const shown = new Set(Object.values(edited.shownAs ?? {}));
  const names = Object.keys(base).filter(
    (name) => !shown.has(name) && !(sample.secrets ?? []).includes(name),
  );

  test("has another text in every field of each sample", () => {
    const theirs = textsOf(
      edited.valuesOf(
        mixed(() => true),
        "lv",
      ),
    );
    for (const name of names) {
      const isTick =
        sample.halves?.includes(name) ||
        [base[name], theirs[name], mineAll[name]].every((text) => text === "" || text === "on");
      expect({ name, texts: new Set([base[name], theirs[name], mineAll[name]]).size }).toEqual({
        name,
        texts: isTick ? 2 : 3,
      });
      expect(theirs[name]).not.toBe(base[name]);
    }
    expect((edited.together ?? []).flat().filter((name) => !names.includes(name))).toEqual([]);
  });

  test("calls every field by a text that there is", () => {
    const isText = (key = "") => builtIn.lv.has(key);
    for (const name of names) expect([name, isText(calledOf(edited, name))]).toEqual([name, true]);
  });

  test("keeps what only one of them changed, and asks of the rest", async () => {
    const random = dice(7);
    let asked = 0;
    let merged = 0;
    for (let round = 0; round < rounds; round += 1) {
      const share = random();
      const theirs = mixed(() => random() < share * share);
      const now = textsOf(edited.valuesOf(theirs, "lv"));
      const mine = { ...base, ...sample.besides };
      for (const name of names)
        if (random() < 0.3)
          for (const one of sample.atOnce?.includes(name) ? sample.atOnce : [name]) {
            mine[one] = mineAll[one] ?? "";
            const named = edited.shownAs?.[one];
            if (named) mine[named] = mineAll[named] ?? "";
          }
      const groupOf = (name: string) => edited.together?.find((group) => group.includes(name)) ?? [name];
      const differs = (name: string, one: Texts) => groupOf(name).some((field) => one[field] !== base[field]);
      const both = names.filter(
        (name) => differs(name, mine) && differs(name, now) && mine[name] !== now[name],
      );
      const expected = { ...now, ...sample.besides };
      for (const name of names)
        if (differs(name, mine))
          for (const one of [name, edited.shownAs?.[name] ?? name]) expected[one] = mine[one] ?? "";

      const sent = formOf(mine, { version: String(begun.version), began: JSON.stringify(base) });
      const { refusal, saved, told } = await send(edited, sent, theirs);
      if (both.length === 0) {
        merged += 1;
        expect(saved).toEqual(await savedOf(edited, expected, theirs));
        const taken = names.filter((name) => !differs(name, mine) && now[name] !== base[name]);
        expect(told?.names ?? []).toEqual([...new Set(taken.map((name) => calledOf(edited, name)))]);
        continue;
      }
      asked += 1;
      expect(saved).toBeUndefined();
      expect(refusal?.contested?.map(({ name }) => name)).toEqual(both);
      expect(refusal?.begun).toEqual({ version: theirs.version, texts: now });
      // Some are kept, some taken over, and the form is sent again as it was shown.
      const kept = both.filter(() => random() < 0.5);
      const choices = Object.fromEntries(
        both.map((name) => [`keep:${name}`, kept.includes(name) ? "mine" : "theirs"]),
      );
      for (const name of both)
        if (!kept.includes(name))
          for (const one of [name, edited.shownAs?.[name] ?? name]) expected[one] = now[one] ?? "";
      const again = formOf(
        {
          ...now,
          ...sample.besides,
          ...Object.fromEntries(
            names.filter((name) => differs(name, mine)).map((name) => [name, mine[name] ?? ""]),
          ),
        },
        { version: String(theirs.version), began: JSON.stringify(now), ...choices },
      );
      const second = await send(edited, again, theirs);
      expect(second.saved).toEqual(await savedOf(edited, expected, theirs));
    }
    if (sample.isOfTicks) expect(asked).toBe(0);
    else expect(asked).toBeGreaterThan(3);
    expect(merged).toBeGreaterThan(3);
  });
});

test("every other form that changes a row is known here", () => {
  const changing = sources(["app/routes"]).filter(
    ({ text }) =>
      (/"(PATCH|PUT)"/.test(text) || /"POST"[^;]*\bversionOf\(/.test(text)) && !/\bsubmitEdit\(/.test(text),
  );
  expect(changing.map(({ path }) => path)).toEqual(Object.keys(others));
});

test("every form that merges is played here", () => {
  const parts = ["forms", "settings", "documents"];
  const played = parts.map((part) => readFileSync(`tests/merged-${part}.ts`, "utf8"));
  const missing = sources(["app/routes"])
    .filter(({ text }) => /\beditedForm\(/.test(text))
    .map(({ path }) => `from "#${path.slice("app/".length)}"`)
    .filter((imported) => !played.some((text) => text.includes(imported)));
  expect(missing).toEqual([]);
});
