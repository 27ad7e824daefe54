import { ReviewCard } from "#app/routes/admin/reviews/review-card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf } from "#app/web/context.ts";
import { counted } from "#app/web/counted.ts";
import { alsoAfterRefusals } from "#app/web/forms/also-after-refusals.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { DomainError } from "#domain/errors.ts";
import {
  keepForm,
  keepReview,
  noteRead,
  publishHeldReview,
  removalForm,
  removeReview,
} from "#domain/reviews/decide-reviews.ts";
import { waitingForDesk } from "#domain/reviews/desk-reviews.ts";
import type { Route } from "./+types/reviews.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Reviews", description: "Reviews that wait for a person.", path: "", hidden: true });

export const loader = withErrorPage(
  async ({ context }: Route.LoaderArgs) => ({ reviews: await waitingForDesk(...callerOf(context)) }),
  "Failed to load admin data.",
);

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  const { context } = args;
  const { caller, id, text, fields } = posted;
  const reviewId = () => id("id");
  const about = () => {
    const typed = text("about");
    if (!/^\d{1,15}$/.test(typed)) throw new DomainError("not_found");
    return Number(typed);
  };
  const remove = () => {
    const given = { reviewId: reviewId(), about: text("about") ? about() : undefined, ...fields(removalForm) };
    return counted(
      context,
      "review",
      () => removeReview(...caller, given),
      () => "removed",
    );
  };
  const publish = () =>
    counted(
      context,
      "review",
      () => publishHeldReview(...caller, reviewId()),
      () => "published",
    );
  return answerForm(
    posted,
    "/admin/reviews",
    {
      publish: { do: publish, notice: "review-published" },
      "remove-review": { do: remove, notice: "review-removed" },
      keep: {
        do: () => keepReview(...caller, { reviewId: reviewId(), about: about(), ...fields(keepForm) }),
        notice: "review-kept",
      },
      read: { do: () => noteRead(...caller, reviewId()), notice: "review-read" },
    },
    { beside: `${text("wait")} ${text("id")} ${text("about")}` },
  );
});

export const shouldRevalidate = alsoAfterRefusals;

export default function ReviewsPage({ loaderData: { reviews }, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const keyOf = ({ wait, id, about }: (typeof reviews)[number]) => `${wait} ${id} ${about ?? ""}`;
  return (
    <div className="stack-l">
      <div className="stack-s">
        <h1>Reviews</h1>
        <p>
          What waits for a person. We remove a review for one of seven reasons only, never for its stars, its age, money
          or a settled matter.
        </p>
      </div>
      <FormRefusal state={stateOfGone(state, reviews.map(keyOf))} />
      {reviews.length === 0 ? (
        <EmptyState title="No review waits">
          Held and disputed reviews, reports, notices and those to be read appear here.
        </EmptyState>
      ) : (
        reviews.map((review) => (
          <ReviewCard key={keyOf(review)} review={review} state={stateOfForm(state, keyOf(review))} />
        ))
      )}
    </div>
  );
}
