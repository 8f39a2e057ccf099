import { expect, test } from "vitest";
import { accepted, readerOf, sendingOffice, sentLink } from "./arrange.ts";

test("the project's history has what clients did, as nobody's of the agency", async () => {
  const office = await sendingOffice();
  const { installation, admin, path, projectId } = office;
  const told = async (): Promise<{ entity: string; actor: unknown; act: string }[]> =>
    (await admin("GET", `/projects/${projectId}/history?per_page=100`)).json().data;
  const first = readerOf(installation, await sentLink(office));
  await first("POST", "/visits");
  await first("GET", "/pdf");
  await first("POST", "/questions", { name: "Jānis", text: "Cik ilgi?" });
  await first("POST", "/refusal", { name: "Jānis", reason: "Par dārgu" });
  await admin("PATCH", path, { body: { discount: "5" } });
  await accepted(installation, readerOf(installation, await sentLink(office)));
  const clients = ["link_visit", "link_download", "document_question", "refusal", "acceptance"];
  const theirs = (await told()).filter(({ entity }) => clients.includes(entity));
  expect(theirs.map(({ entity }) => entity).reverse()).toEqual(clients);
  expect(theirs.every(({ actor, act }) => actor === null && act === "created")).toBe(true);
});

test("the inbox of who sent a document, and of its manager, has questions and answers until they are dealt with", async () => {
  const office = await sendingOffice();
  const { installation, admin, path } = office;
  const inbox = async (kind: string) =>
    (await admin("GET", "/inbox")).json().data.filter((item: { kind: string }) => item.kind === kind);
  const reader = readerOf(installation, await sentLink(office));
  await reader("POST", "/questions", { name: "Jānis", text: "Pirmais?" });
  await reader("POST", "/questions", { name: "Zane", text: "Otrais?" });
  expect(await inbox("question")).toMatchObject([{ by: "Zane", text: "Otrais?", is_unread: true }]);
  await admin("POST", `${path}/questions`, { body: { text: "Jā." } });
  expect(await inbox("question")).toEqual([]);
  await accepted(installation, reader);
  const [answer, ...others] = await inbox("answer");
  expect(others).toEqual([]);
  expect(answer).toMatchObject({
    answer: "accepted",
    by: "Jānis Bērziņš",
    is_approved: true,
    is_unread: true,
  });
  await admin("POST", "/inbox/read", { body: { items: [{ key: answer.key, mark: answer.mark }] } });
  expect(await inbox("answer")).toMatchObject([{ is_unread: false }]);
});
