import { expect, test } from "vitest";
import { made, opened } from "#tests/api/arrange.ts";
import { readerOf, sentLink } from "#tests/api/online/arrange.ts";
import { ask, newInstallation } from "#tests/support/installation.ts";
import { toldIn } from "../canaries/telling.ts";
import { fillEveryText } from "../every-text.ts";
import { shownAt } from "./shown.ts";

/** An office in which every text holds one word and the name of its field, with a link to its invoice. */
async function invoicing(word: string) {
  const office = await opened(await newInstallation({ title: `Birojs ${word}` }));
  const texts = new Map<string, string>();
  const text = (field: string, longest: number) => {
    const written = `${word} ${field}!`.slice(0, longest);
    texts.set(field, written);
    return written;
  };
  await fillEveryText(office, text);
  const { installation, admin } = office;
  const link = "https://maksa.example/{amount}";
  await admin("PATCH", "/companies/1/details", { body: { payment_link: link } });
  const token = await sentLink({ installation, admin, path: "/invoices/1" });
  const asked = { name: text("client who asks", 120), text: text("question", 4000) };
  await readerOf(installation, token)("POST", "/questions", asked);
  await made(admin, "/invoices/1/questions", { text: text("reply", 4000) });
  return { installation, texts, token };
}

/** What an invoice says, who sent it, and what was spoken of at its link. */
const told = [
  ...["company.legal_name", "company.address", "company.phone", "company.bank", "company.footer"],
  ...["client.name", "client.address", "contact.name", "bank.name", "project.name", "founder.name", "logo"],
  ...["line.name", "line.name_en", "unit.short_name", "unit.short_name_en"],
  ...["invoice.description", "invoice.comment", "client who asks", "question", "reply"],
];

test("of what the agency has written a client is shown what the invoice says, and no more", async () => {
  const [one, other] = await Promise.all(["qzviens", "qzdivi"].map(invoicing));
  if (!one || !other) throw new Error("No offices");
  const shown = await shownAt(one.installation, one.token);
  const texts = [...shown].filter(([path]) => !path.includes(".data")).map(([, answer]) => toldIn(answer));
  const isShown = (written: string) => texts.some((text) => text.includes(written.toLowerCase()));
  const found = [...one.texts].flatMap(([field, written]) => (isShown(written) ? [field] : []));
  expect(found.sort()).toEqual([...told].sort());
  for (const [path, answer] of shown)
    expect({ path, isForeign: toldIn(answer).includes("qzdivi") }).toEqual({ path, isForeign: false });
  for (const path of [...shown.keys()].filter((path) => path.includes(one.token))) {
    const there = await ask(other.installation.host, "GET", path);
    expect({ path, status: there.status }).toEqual({ path, status: 404 });
  }
});
