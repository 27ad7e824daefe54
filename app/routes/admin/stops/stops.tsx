import { OpenStopsTable } from "#app/routes/admin/stops/open-stops-table.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { ListHead } from "#app/ui/tables/list-head.tsx";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { resolveStop } from "#domain/projects/confirm-stop.ts";
import { openStops } from "#domain/projects/stop-requests.ts";
import type { Route } from "./+types/stops.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Stops",
    description: "Customers’ orders to stop that companies have not confirmed, overdue ones first.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(
  async ({ context }: Route.LoaderArgs) => ({
    stops: await openStops(...callerOf(context)),
  }),
  "Failed to load admin data.",
);

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { caller, text, id } = posted;
  const resolve = { do: () => resolveStop(...caller, { purchaseId: id("id"), reason: text("reason") }) };
  return answerForm(posted, "/admin/stops", { resolve }, { beside: text("id") });
});

export const shouldRevalidate = alsoAfterRefusals;

export default function StopsPage({ loaderData: { stops }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const ids = stops.map(({ purchaseId }) => purchaseId);
  const overdue = stops.filter(({ status }) => status === "overdue").length;
  return (
    <section className="stack-s" aria-labelledby="stops-title">
      <ListHead id="stops-title" title={`Stops (${overdue} overdue)`} />
      <p className="small">
        Customers who stopped everything, and the companies that have not confirmed. Companies with an overdue stop
        cannot buy. Only end an order when you know that the company has stopped, or that it was not them.
      </p>
      <FormRefusal state={stateOfGone(state, ids)} />
      {stops.length === 0 ? (
        <EmptyState
          title="Every stop is confirmed"
          actions={
            <LinkButton variant="secondary" to="/admin/work">
              See what else needs doing
            </LinkButton>
          }
        >
          When a customer stops everything, each company appears here until it confirms.
        </EmptyState>
      ) : (
        <OpenStopsTable stops={stops} state={state} />
      )}
    </section>
  );
}
