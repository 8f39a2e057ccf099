const { readFileSync, writeFileSync } = require("node:fs");

const atOnce = 500;

module.exports = {
  register() {},
  /** Takes the rows in, under the ids that the product gave them, and hands out a token. */
  async bootstrap({ strapi }) {
    const projects = JSON.parse(readFileSync(process.env.CONTENT, "utf8"));
    const data = projects.map(
      ({ id, name, short_name, planned_start_date, planned_due_date, project_nr }) => ({
        documentId: String(id),
        ...{ name, short_name, project_nr, startDate: planned_start_date, dueDate: planned_due_date },
      }),
    );
    for (let from = 0; from < data.length; from += atOnce)
      await strapi.db.query("api::project.project").createMany({ data: data.slice(from, from + atOnce) });
    const token = { name: "bench", description: "", type: "full-access", lifespan: null };
    const { accessKey } = await strapi.service("admin::api-token").create(token);
    writeFileSync(process.env.TOKEN, accessKey);
  },
};
