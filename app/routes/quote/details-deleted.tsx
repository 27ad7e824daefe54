import { redirect } from "react-router";
import { keepPrivate } from "#app/routes/quote/parts/private-page.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { domainContext } from "#app/web/context.ts";
import { isMarked } from "#app/web/page-mark.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/details-deleted.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Your details are deleted",
    description: "We have removed your details from our records and asked the installers who have them to do the same.",
    path: "",
    hidden: true,
  });

export const middleware = [keepPrivate];

/** Only for somebody who has just deleted their details. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (!isMarked(request, "details-deleted", domainContext(context).now)) throw redirect("/requests");
  return null;
}

export default function DetailsDeletedPage() {
  return (
    <div className="wrap page page-narrow">
      <div className="card stack">
        <h1>Your details are deleted</h1>
        <p role="status">
          We have removed them from our records and emailed the installers who had them to ask them to do the same. Your
          private link no longer works.
        </p>
        <div className="btn-row">
          <LinkButton variant="secondary" to="/">
            Go to the home page
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
