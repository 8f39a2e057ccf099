import { beforeEach, describe, expect, test } from "vitest";
import { type Caller, callerAt, password, strangerAt } from "#tests/support/installation.ts";
import { emptyOffice, founder, mailsOf, refusal, tokenIn } from "../arrange.ts";
import { hired, type Office } from "../people.ts";

const newPassword = "četri zirgi pļavā";

let office: Office;
let admin: Caller;
const change = (body: object, headers = {}) => admin("PATCH", "/user/update-password/", { body, headers });
const login = async (secret: string) => {
  const body = { email: founder, password: secret };
  return (await strangerAt(office.installation)("POST", "/login", { body })).status;
};

beforeEach(async () => {
  office = await emptyOffice();
  admin = office.admin;
});

describe("a password of one's own", () => {
  test("is changed with the current one", async () => {
    const changed = await change({ password: newPassword, current_password: password });
    expect(changed.status).toBe(200);
    expect(changed.json().message).toMatch(/^Parole ir nomainīta/);
    expect(await login(password)).toBe(403);
    expect(await login(newPassword)).toBe(200);
  });

  test("that is changed ends one's other sessions, and nobody else's", async () => {
    const [elsewhere, other] = [await callerAt(office.installation, founder), await hired(office)];
    await change({ password: newPassword, current_password: password });
    expect((await elsewhere("GET", "/user")).status).toBe(401);
    for (const caller of [admin, other.caller]) expect((await caller("GET", "/user")).status).toBe(200);
  });

  test("that is changed uses up the links that were sent before", async () => {
    const stranger = strangerAt(office.installation);
    await stranger("POST", "/request_password_reset", { body: { email: founder } });
    const token = tokenIn((await mailsOf(office.installation))[0]?.link);
    await change({ password: newPassword, current_password: password });
    expect((await stranger("GET", `/check_password_reset/${token}`)).status).toBe(404);
  });

  const missing = ["Ievadiet paroli"];
  const wrong = ["Pašreizējā parole nav pareiza"];
  const guessed = ["Šo paroli ir pārāk viegli uzminēt"];
  test.each([
    ["no current one", { password: newPassword }, { current_password: missing }],
    ["an empty current one", { password: newPassword, current_password: "" }, { current_password: missing }],
    ["a wrong current one", { password: newPassword, current_password: "nav" }, { current_password: wrong }],
    ["a list as the current one", { password: newPassword, current_password: [password] }, expect.anything()],
    ["no new one", { current_password: password }, { password: missing }],
    [
      "a short one",
      { password: "īsa parole", current_password: password },
      { password: ["Parole ir par īsu: vajadzīgas vismaz 12 rakstzīmes"] },
    ],
    [
      "one that everybody guesses first",
      { password: "Password1234", current_password: password },
      { password: guessed },
    ],
    [
      "one of two letters in turn",
      { password: "ababababababab", current_password: password },
      { password: guessed },
    ],
    [
      "an endless one",
      { password: "garš".repeat(33), current_password: password },
      { password: ["Teksts ir par garu"] },
    ],
  ])("is refused with %s, and nothing changes", async (_, body, errors) => {
    const elsewhere = await callerAt(office.installation, founder);
    expect(refusal(await change(body))).toEqual({ status: 422, errors });
    expect((await elsewhere("GET", "/user")).status).toBe(200);
    expect(await login(newPassword)).toBe(403);
    expect(await login(password)).toBe(200);
  });

  test("is not taken from headers", async () => {
    const headers = { "X-Inner-Password-Hash": "scrypt$forged", "X-Inner-Compared-Hash": "scrypt$forged" };
    expect((await change({ password: newPassword, current_password: "nav" }, headers)).status).toBe(422);
    expect((await change({ password: newPassword, current_password: password }, headers)).status).toBe(200);
    expect(await login(newPassword)).toBe(200);
  });

  test("that is guessed at has to wait after the fifth time within a minute", async () => {
    const body = { password: newPassword, current_password: "nav" };
    for (let tried = 1; tried <= 5; tried += 1) expect((await change(body)).status).toBe(422);
    const refused = await change({ ...body, current_password: password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  });

  test("is nobody's without a session", async () => {
    const body = { password: newPassword, current_password: password };
    const answer = await strangerAt(office.installation)("PATCH", "/user/update-password/", { body });
    expect(answer.status).toBe(401);
    expect(await login(password)).toBe(200);
  });

  test("is changed by one of two sessions at once", async () => {
    const elsewhere = await callerAt(office.installation, founder);
    const secrets = [newPassword, "pieci zirgi pļavā"];
    const answers = await Promise.all(
      [admin, elsewhere].map((caller, index) => {
        const body = { password: secrets[index], current_password: password };
        return caller("PATCH", "/user/update-password/", { body });
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await login(secrets[statuses.indexOf(200)] ?? "")).toBe(200);
  });
});
