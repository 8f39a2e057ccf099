import { versionAfter } from "#app/forms/undo.ts";
import { done, one, removal } from "#model/answer/answer.ts";
import type { Api } from "#model/page/context.ts";
import { type Act, askingNothing } from "../bulk/act-on-rows.ts";
import type { ChosenRow } from "../bulk/chosen-row.ts";

async function bringBack(api: Api, { id }: ChosenRow) {
  return { version: versionAfter(await api.send("POST", `/customers/${id}/restore`, done)) };
}

/** The backend decides which are archived, and which deleted (domain H12): those cannot be brought back. */
const archive: Act = {
  input: askingNothing({
    run: async (api, { id, version, key }) => {
      const options = { version, idempotencyKey: key };
      const { data } = await api.send("DELETE", `/customers/${id}`, one(removal), options);
      // Bringing back asks for no version.
      return { version: undefined, back: data.outcome === "archived" ? "archived" : undefined };
    },
    wayBack: async () => "archived",
  }),
  undo: bringBack,
};

const restore: Act = { input: askingNothing({ run: bringBack }) };

/** What can be done with many clients at once, by the values of the buttons. */
export const clientActs = { archive, restore };
