import { randomUUID } from "node:crypto";
import { Link } from "react-router";
import { DecisionCard } from "#app/routes/installer/second-look/decision-card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf } from "#app/web/context.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { appealForm, askSecondLook } from "#domain/appeals/ask-second-look.ts";
import { type MyDecision, myDecisions } from "#domain/appeals/my-appeals.ts";
import { DomainError } from "#domain/errors.ts";
import type { Route } from "./+types/second-look.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Our decisions",
    description: "What we decided about your company, why, and how to have it looked at again.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => ({
  decisions: await myDecisions(...callerOf(context)),
  freshId: randomUUID(),
}));

const kinds: readonly MyDecision["kind"][] = ["report", "buying_held", "suspension"];

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args, "files");
  const { caller, text, newId, fields, files } = posted;
  const ask = async () => {
    const kind = kinds.find((one) => one === text("kind"));
    if (!kind) throw new DomainError("not_found");
    const { words } = fields(appealForm);
    const asked = { id: newId("appealId"), kind, subject: text("subject"), words, files: await files("files") };
    return askSecondLook(...caller, asked);
  };
  return answerForm(
    posted,
    "/second-look",
    { "second-look": { do: ask, notice: "second-look-asked" } },
    { act: "bought_leads", beside: text("subject") },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function SecondLookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { decisions, freshId } = loaderData;
  const state = useFailedForm(actionData);
  const open = decisions.filter(({ askUntil }) => askUntil).map(({ subject }) => subject);
  return (
    <div className="wrap page stack">
      <h1>Our decisions</h1>
      <p>
        What we decided about your company lately, and why. You can ask for a second look at each, once; somebody else
        of our team then decides where there is one.
      </p>
      <FormRefusal state={stateOfGone(state, open)} />
      {decisions.length === 0 ? (
        <EmptyState title="Nothing was decided against you">
          A report that we decline, or anything that stops you buying, appears here with its reason.{" "}
          <Link to="/dashboard">Open the dashboard</Link>
        </EmptyState>
      ) : (
        decisions.map((decision) => (
          <DecisionCard
            key={decision.subject}
            decision={decision}
            appealId={freshId}
            state={stateOfForm(state, decision.subject)}
          />
        ))
      )}
    </div>
  );
}
