import { writeFileSync } from "node:fs";
import { accessPage } from "./access-page.ts";

/** `npm run access`: prints who may do what, and writes it to docs/access.md. */
const page = accessPage();
writeFileSync("docs/access.md", page);
console.log(page);
