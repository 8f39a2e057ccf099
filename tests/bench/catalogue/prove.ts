import { get } from "../support/requests.ts";
import type { Filled } from "./fill.ts";
import { questions, rowsExpected } from "./questions.ts";

/** Proves that an installation answers every question with the rows that it was filled with. Throws otherwise. */
export async function proveRows(side: Filled): Promise<void> {
  for (const question of questions) {
    const { status, body } = await get(side, question.path(side.size));
    if (status !== 200) throw new Error(`${question.name} answered ${status}: ${body}`);
    const { data, meta } = JSON.parse(body.toString());
    const [rows, total] = [rowsExpected(question, side.size), question.total(side.size)];
    if (data.length !== rows || meta.total !== total)
      throw new Error(`${question.name}: ${data.length} rows of ${meta.total}, not ${rows} of ${total}`);
  }
  const { status } = await get({ ...side, token: "nobody" }, "/api/products");
  if (status !== 401) throw new Error(`Strangers are answered with ${status}`);
}
