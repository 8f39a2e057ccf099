import { describe, expect, test } from "vitest";
import { made, mailboxOf } from "../arrange.ts";
import { linkIn, readerOf } from "../online/arrange.ts";
import { offeredChoices } from "../online/offered-choices.ts";
import { mail, office } from "./arrange-mails.ts";

describe("what a mail with an estimate begins with", () => {
  test("is those of the client who get estimates, and a text in the client's language", async () => {
    const { admin, path, now } = await office();
    const { project, estimate_nr } = await now();
    const client = `/customers/${project.customer.id}`;
    await admin("PATCH", client, { body: { email: "birojs@klients.lv", document_language: "en" } });
    await made(admin, `${client}/contacts`, { name: "Ilze", email: "ilze@klients.lv", gets_invoices: true });
    const none = (await admin("GET", `${path}/mail_draft`)).json().data;
    const chosen = ({ people }: { people: { email: string; is_chosen: boolean }[] }) =>
      people.filter(({ is_chosen }) => is_chosen).map(({ email }) => email);
    expect(chosen(none)).toEqual(["birojs@klients.lv"]);
    await made(admin, `${client}/contacts`, { name: "Zane", email: "zane@klients.lv", gets_estimates: true });
    const { data } = (await admin("GET", `${path}/mail_draft`)).json();
    expect([data.lang, chosen(data)]).toEqual(["en", ["zane@klients.lv"]]);
    expect(data.subject).toBe(`Estimate ${estimate_nr} from SIA Aģentūra`);
    expect(data.text).toContain(`estimate ${estimate_nr} for the project “${project.name}”`);
  });

  test("is in the language of who gets it first, where that person has one", async () => {
    const { installation, admin, path, now } = await office();
    const { project } = await now();
    const contacts = `/customers/${project.customer.id}/contacts`;
    await admin("PATCH", `/customers/${project.customer.id}`, { body: { document_language: "lv" } });
    const draft = async () => (await admin("GET", `${path}/mail_draft`)).json().data;
    const zane = await made(admin, contacts, {
      name: "Zane",
      email: "zane@klients.lv",
      gets_estimates: true,
    });
    expect((await draft()).lang).toBe("lv");
    await admin("PATCH", `/client_contacts/${zane.id}`, { body: { language: "en" } });
    const { lang, subject, text, people } = await draft();
    expect([lang, subject.slice(0, 8)]).toEqual(["en", "Estimate"]);
    const to = people.flatMap((one: { email: string; is_chosen: boolean }) =>
      one.is_chosen ? one.email : [],
    );
    await made(admin, `${path}/mails`, mail({ to, lang, subject, text, with_link: true }));
    const [sent] = await mailboxOf(installation);
    const shown = await readerOf(installation, linkIn(sent?.text ?? ""))("GET");
    expect(shown.json().data.language).toBe("en");
    // Before her in the alphabet, and with no language of her own: the client's.
    await made(admin, contacts, { name: "Anna", email: "anna@klients.lv", gets_estimates: true });
    expect((await draft()).lang).toBe("lv");
  });

  test("names no sum as the price where the client chooses", async () => {
    const { admin, projectId, path } = await office();
    const offered = await offeredChoices(admin, projectId);
    const textOf = async (at: string, lang: string) =>
      (await admin("GET", `${at}/mail_draft?lang=${lang}`)).json().data.text;
    expect(await textOf(offered.path, "lv")).toContain("” par summu, kas atkarīga no jūsu izvēles.");
    expect(await textOf(offered.path, "en")).toContain(
      "”, which comes to an amount that depends on what you choose.",
    );
    // 183.33, with 28.00 and 2.50 of VAT.
    expect(await textOf(path, "lv")).toMatch(/” par 213,83\s€\./);
    expect(await textOf(path, "en")).toMatch(/”, which comes to 213\.83\s€\./);
  });

  test("says which version it is, and which one it replaces", async () => {
    const { admin, path, now } = await office();
    const number = (await now()).estimate_nr;
    const begins = async (lang = "lv") => (await admin("GET", `${path}/mail_draft?lang=${lang}`)).json().data;
    expect((await begins()).subject).toBe(`Tāme ${number} – SIA Aģentūra`);
    await made(admin, `${path}/mails`, mail());
    // The same once more is no other version.
    expect((await begins()).subject).toBe(`Tāme ${number} – SIA Aģentūra`);
    await admin("PATCH", path, { body: { discount: "10" } });
    const second = await begins();
    expect(second.subject).toBe(`Tāme ${number} (2. versija) – SIA Aģentūra`);
    expect(second.text).toContain(
      `tāmi ${number} (2. versija, kas aizstāj iepriekš nosūtīto 1. versiju) projektam`,
    );
    const english = await begins("en");
    expect(english.subject).toBe(`Estimate ${number} (version 2) from SIA Aģentūra`);
    expect(english.text).toContain(
      `${number} (version 2, which replaces version 1 sent before) for the project`,
    );
    await made(admin, `${path}/mails`, mail());
    const again = await begins();
    expect(again.subject).toBe(`Tāme ${number} (2. versija) – SIA Aģentūra`);
    expect(again.text).not.toContain("aizstāj");
    await admin("PATCH", path, { body: { discount: "0" } });
    expect((await begins()).text).toContain(
      `${number} (1. versija, kas aizstāj iepriekš nosūtīto 2. versiju)`,
    );
  });

  test("leaves it to the link where one goes along to look, ask and accept", async () => {
    const { installation, admin, path, projectId } = await office();
    const { subject, text, lang } = (await admin("GET", `${path}/mail_draft?lang=lv`)).json().data;
    await made(admin, `${path}/mails`, mail({ subject, text, lang, with_link: true }));
    const [sent] = await mailboxOf(installation);
    expect(sent?.text).toMatch(
      /Skatīt, uzdot jautājumus un apstiprināt tiešsaistē \(līdz .*\):\n<a href="http/,
    );
    expect(sent?.text).not.toContain("atbildiet uz šo vēstuli");
    // The lines of the link stand above the signature, and the mail that is kept has none.
    expect(sent?.text).toMatch(
      /Gaidīsim jūsu atbildi\.\n\nSkatīt.+\n.+\/d\/.+\n\nAr cieņu\n.+\nSIA Aģentūra/,
    );
    expect((await admin("GET", `${path}/mails`)).json().data[0].text).toBe(text);
    const offered = await offeredChoices(admin, projectId);
    const linked = mail({ subject, text, lang: "en", with_link: true });
    await made(admin, `${offered.path}/mails`, linked);
    const [choosing] = await mailboxOf(installation);
    expect(choosing?.text).toContain("View, choose, ask questions and accept online (until ");
  });

  test("has the agency's own words of a link also where the client chooses, until it words that as well", async () => {
    const { installation, admin, projectId } = await office();
    const offered = await offeredChoices(admin, projectId);
    const send = async () => {
      await made(admin, `${offered.path}/mails`, mail({ lang: "lv", with_link: true }));
      return (await mailboxOf(installation))[0]?.text;
    };
    const word = (translations: object) => admin("PATCH", "/languages/1", { body: { translations } });
    const online = "Tāme līdz {{until}} gaida šeit: {{link}}";
    await word({ "mail.online": online });
    expect(await send()).toContain("gaida šeit: ");
    await word({ "mail.online": online, "mail.online_choices": "Izvēlieties līdz {{until}}: {{link}}" });
    expect(await send()).toContain("Izvēlieties līdz ");
  });
});
