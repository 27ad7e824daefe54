import { Ban, ChevronsDown, ChevronsUp, Clock, Equal, Lock, MapPin, Route } from "lucide-react";
import { serviceIcons } from "#app/ui/service-icon.tsx";

/** Every icon that a card of a lead may show, for the sheet of the list. */
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
