import { Ban, ChevronsDown, ChevronsUp, Clock, Equal, Lock, MapPin, Route } from "lucide-react";
import { serviceIcons } from "#app/ui/service-icon.tsx";

/** Every icon that a lead's card may show, for the list's icon sheet. */
export const leadIcons = {
  ...serviceIcons,
  age: Clock,
  distance: Route,
  gone: Ban,
  hidden: Lock,
  place: MapPin,
  "priority-high": ChevronsUp,
  "priority-low": ChevronsDown,
  "priority-medium": Equal,
};
