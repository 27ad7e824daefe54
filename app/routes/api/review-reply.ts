import { endpoint, readBody } from "#app/routes/api/parts/endpoint.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { readUuid } from "#app/web/forms/form.ts";
import { requireInstaller } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { replyForm, replyToReview } from "#domain/reviews/company-reviews.ts";
import type { Route } from "./+types/review-reply.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const actor = actorOf(context);
    requireInstaller(actor, "upkeep");
    const form = await readBody(replyForm, request);
    const reviewId = readUuid(params.id);
    if (!reviewId) throw new DomainError("not_found");
    return Response.json(await replyToReview(domainContext(context), actor, { reviewId, ...form }));
  },
});

export const action = loader;
