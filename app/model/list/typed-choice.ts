/** The field that says, where no script runs, which name a field with type-ahead showed for the id that it has. */
export const shownChoice = (name: string) => `${name}_chosen`;

/** Whether the words in such a field are nobody's name: to go on without them would answer something else. */
export const isUnfound = (form: FormData | URLSearchParams, name: string): boolean =>
  !form.get(name) && String(form.get(`${name}_name`) ?? "").trim() !== "";

/** What a filter with type-ahead shows whose words in the address are nobody's name. */
export const unfoundIn = (filters: URLSearchParams, name: string) =>
  isUnfound(filters, name)
    ? { typedBefore: filters.get(`${name}_name`) ?? "", errors: ["errors.choice"] }
    : {};
