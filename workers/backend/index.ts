import { CalendarRoom } from "#party/calendar.ts";
import { front } from "./front.ts";
import { Installation } from "./installation.ts";

export { CalendarRoom, Installation };

export default front;
