import { CalendarRoom } from "../../party/calendar";
import { front } from "./front/front";
import { Installation } from "./installation";

export { CalendarRoom, Installation };

export default front;
