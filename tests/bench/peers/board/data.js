/** The same week that the product shows: it stands in the page, as the product's does. */
export const week = JSON.parse(document.querySelector("#week").textContent);
export const entries = week.entries.map(({ id, employee, date, from, hours, title, color }) => ({
  id,
  employee,
  title,
  color,
  start: `${date}T${hour(from)}`,
  end: `${date}T${hour(from + hours)}`,
}));

function hour(number) {
  return `${String(number).padStart(2, "0")}:00`;
}
