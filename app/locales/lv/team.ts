import profile from "./profile.json" with { type: "json" };
import users from "./users.json" with { type: "json" };

/** The texts of people and one's own profile, by feature (app/locales/parts.ts). */
export default { profile, users };
