import { bankStatus } from "#model/bank/bank-status.ts";
import { type ClientInput, clientInput } from "#model/client/client.ts";
import { fold } from "#model/text/text-order.ts";
import { latvianBanks, treasury } from "./banks.ts";
import type { Content } from "./content.ts";
import { latvianIban, mobileNumber, type Register, registrationNumber } from "./identifiers.ts";
import { contactNames } from "./people.ts";
import type { Random } from "./random.ts";

/** A client that names its bank by BIC: ids are given when it is planted. */
export type ClientRow = Omit<ClientInput, "bank_id"> & { swift: string };

/** The clients of an installation with valid numbers and accounts. */
export function clientsOf(content: Content, random: Random): ClientRow[] {
  const contacts = contactNames(content.contacts, random);
  const taken = new Set<string>();
  return content.clients.map(({ name, short_name }, index) => {
    const register = registerOf(name);
    const reg_nr = freshNumber(random, register, taken);
    const swift = register === "public" ? treasury : random.pick(bankPerClient(content.bankCount));
    const address = addressOf(content, random);
    const { bank_id, ...client } = clientInput.parse({
      name,
      short_name,
      reg_nr,
      vat_nr: `LV${reg_nr}`,
      address,
      registered_address: random.chance(0.3) ? addressOf(content, random) : address,
      iban: latvianIban(random, swift),
      contact: { name: contacts[index] ?? "", phone: mobileNumber(random) },
      country: "LV",
      email: `gramatvediba@${fold(short_name).replace(/[^a-z0-9]+/g, "-")}.test`,
      document_language: "lv",
      is_public_body: register === "public",
      buyer_reference: referenceOf(register, index),
    });
    return { ...client, swift };
  });
}

/** What a client wants to find in its documents: each public body, and every second of the others. */
function referenceOf(register: Register, index: number): string {
  if (register === "public") return "Iepirkumu nodaļa";
  return index % 2 === 0 ? "Mārketinga nodaļa" : "";
}

function registerOf(name: string): Register {
  if (/, (SIA|AS|LPKS)$/u.test(name)) return "company";
  return /(biedrība|nodibinājums)$/u.test(name) ? "association" : "public";
}

function freshNumber(random: Random, register: Register, taken: Set<string>): string {
  const number = registrationNumber(random, register);
  if (taken.has(number)) return freshNumber(random, register, taken);
  taken.add(number);
  return number;
}

/** The BIC of every bank as often as a hundred clients would name it. */
const bankPerClient = (bankCount: number) =>
  latvianBanks
    .slice(0, bankCount)
    .filter(({ status }) => status === bankStatus.shown)
    .flatMap(({ swift, share }) => Array.from({ length: share }, () => swift));

function addressOf({ addresses }: Content, random: Random): string {
  const house = String(random.whole(1, 90));
  const suffix = random.pick(["", "", "", "A", "B", " k-2", `-${random.whole(1, 40)}`]);
  return random.pick(addresses).replace("#", house + suffix);
}
