import { emptyOffice } from "../arrange.ts";
import { introduceSeller, invoiceDesk } from "../invoices/arrange.ts";

/** An agency with an estimate of three lines that can be mailed. */
export async function office() {
  const { installation, admin } = await emptyOffice();
  await introduceSeller(admin);
  const { estimate, projectId } = await invoiceDesk(admin);
  const path = `/estimates/${estimate.id}`;
  const now = async () => (await admin("GET", path)).json().data;
  return { installation, admin, path, projectId, now };
}

/** A mail with it. */
export const mail = (fields: object = {}) => ({
  to: ["janis@klients.lv"],
  subject: "Jūsu tāme",
  text: "Labdien!",
  lang: "lv",
  ...fields,
});
