import { defaultLanguage } from "#model/text/language.ts";
import { insertClient } from "./clients.ts";
import { memoryDatabase } from "./memory-database.ts";
import { insertUser } from "./users.ts";

/** A database in memory with a client and two administrators, in which `project` can be begun: for tests of rows. */
export function memoryOffice() {
  const database = memoryDatabase();
  const [project_manager = 0] = ["anna@test.lv", "juris@test.lv"].map(
    (email) => insertUser(database, { name: email, email, role_id: 1, language: defaultLanguage }).id,
  );
  const client_id = insertClient(database, {
    name: "Klients",
    short_name: "K",
    reg_nr: "",
    vat_nr: "",
    address: "",
    registered_address: "",
    bank_id: null,
    iban: "",
    contact: { name: "", phone: "" },
    country: "",
    email: "",
    document_language: "",
    buyer_reference: "",
    einvoice_scheme: "",
    einvoice_id: "",
    is_public_body: false,
  });
  const project = (name: string) => ({
    name,
    short_name: name,
    client_id,
    project_manager,
    status_id: 1,
    planned_start_date: "2026-11-02",
    planned_due_date: "2026-11-27",
  });
  return { database, project };
}
