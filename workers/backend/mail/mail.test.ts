import { expect, test } from "vitest";
import { memoryDatabase } from "../db/memory-database.ts";
import { findUserByEmail } from "../db/users.ts";
import { found } from "../sign-in/sign-in.ts";
import { renewalMail } from "./mail.ts";

test("a subject is one line, whatever the agency is called", () => {
  const database = memoryDatabase();
  const email = "anna@test.lv";
  found(database, { name: "Anna", email, language: "lv" });
  const user = findUserByEmail(database, email);
  if (!user) throw new Error("Nobody was founded");
  const sender = { origin: "https://druka.lv", title: "Druka\r\nBcc: all@test.lv\u2028 \u0000SIA" };
  const { subject } = renewalMail(database, user, "token", sender);
  expect(subject).toBe("Druka Bcc: all@test.lv SIA: paroles atjaunošana");
});
