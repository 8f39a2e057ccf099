/** What may be sent to somebody who works for a client. Apart from the schemas: a list needs no more of them. */
export const contactTopics = ["gets_estimates", "gets_invoices", "gets_reminders"] as const;
export type ContactTopic = (typeof contactTopics)[number];
