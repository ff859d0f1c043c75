// The page that stands in for others: it tries them again on a click, and by itself once there is a network.
import { one } from "./base.js";

const again = () => location.reload();
one("#again", HTMLElement).addEventListener("click", again);
addEventListener("online", again);
