/** The heads of the list, by what they sort. */
export const columns = {
  projectNr: "projects.nr",
  name: "projects.name",
  client: "projects.client",
  manager: "projects.manager",
  date: "projects.start",
  dueDate: "projects.due",
  status: "projects.status_label",
} as const;
