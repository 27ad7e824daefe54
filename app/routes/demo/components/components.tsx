import { setTimeout as sleep } from "node:timers/promises";
import { allSpecimens } from "#app/routes/demo/components/all-specimens.ts";
import { SpecimenGroups } from "#app/routes/demo/components/specimen.tsx";
import { requestContext } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/components.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Components",
    description: "Every component of the product's pages in each of its states, to look at and to test.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store" };
}

const WAIT_MILLISECONDS = 3000;

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  if (!context.get(requestContext).demo) throw new DomainError("not_found");
  // Lets a button be seen while its form is being sent.
  if (new URL(request.url).searchParams.has("wait")) await sleep(WAIT_MILLISECONDS);
  return null;
});

export default function ComponentsPage() {
  return (
    <div className="wrap page stack-l">
      <div className="stack">
        <h1>Components</h1>
        <p className="muted">
          Each component of <code>app/ui</code> in its states, with words as short and as long as they come. Light and
          dark follow your system.
        </p>
      </div>
      <SpecimenGroups groups={allSpecimens} />
    </div>
  );
}
