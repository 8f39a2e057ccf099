const { mkdirSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { createStrapi } = require("@strapi/strapi");

// It does not start without the folder, which stays empty.
mkdirSync(join(__dirname, "public", "uploads"), { recursive: true });
// Strapi looks for it in a folder that it names itself.
const folder = join(__dirname, "src", "api", "project", "services");
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, "project.js"),
  'module.exports = require("@strapi/strapi").factories.createCoreService("api::project.project");',
);
createStrapi({ appDir: __dirname, distDir: __dirname }).start();
