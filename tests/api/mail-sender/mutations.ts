import { packedRecords } from "#backend/operations/found-records.ts";
import { innerHeaders } from "#backend/operations/inner-headers.ts";
import { both, type Mutation, type Step } from "../audit/mutation.ts";

const address: Step = ["PATCH", "/mail_sender", { address: "rekini@studija.lv" }];
/** As the front hands it over (workers/backend/front/sender-checks.ts). */
const found = {
  [innerHeaders.foundRecords]: packedRecords({ address: "rekini@studija.lv", found: { spf: [] } }),
};

/** The address that mails are sent from. */
export const mutations: Record<string, Mutation> = {
  "mail_sender.update": { step: address, entity: "mail_sender" },
  "mail_sender.check": {
    before: [address],
    step: ["POST", "/mail_sender/checks", undefined, found],
    entity: "mail_sender",
    tells: both,
  },
};
