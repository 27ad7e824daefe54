import { redirect } from "react-router";
import { callerOf } from "#app/web/context.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { onboardingPath } from "#content/onboarding.ts";
import { myOnboarding } from "#domain/onboarding/onboarding.ts";
import type { Route } from "./+types/onboarding.ts";

/** Leads to the next open step. */
export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const { next } = await myOnboarding(...callerOf(context));
  return redirect(next ? onboardingPath(next) : "/dashboard");
});
