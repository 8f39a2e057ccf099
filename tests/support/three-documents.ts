import { introduceSeller, invoiceDesk, issued } from "../api/invoices/arrange.ts";
import { callerAt, signIns, type TestInstallation } from "./installation.ts";

/** Three clients with an estimate and a document each; the one in the middle has no address. */
export async function three(installation: TestInstallation) {
  const admin = await callerAt(installation, signIns.admin);
  await introduceSeller(admin);
  const documents = [];
  for (const email of ["viens@klients.lv", "", "tris@klients.lv"]) {
    const at = await invoiceDesk(admin);
    await admin("PATCH", `/customers/${at.clientId}`, { body: { email } });
    documents.push({ email, at, invoice: await issued(at) });
  }
  return { admin, documents };
}
