import { redirect } from "react-router";
import type { Route } from "./+types/local-redirect.ts";

/** Addresses of the old site for a service in a place. Until the place has a page of its own, the service answers. */
export function loader({ request }: Route.LoaderArgs) {
  const service = /\/(solar-panels|ev-chargers)-/.exec(new URL(request.url).pathname)?.[1];
  return redirect(service ? `/services/${service}` : "/local-areas", 302);
}
