import { redirect } from "react-router";
import { callerOf, type RouteContext } from "#app/web/context.ts";
import { onboardingPath } from "#content/onboarding.ts";
import { myOnboarding } from "#domain/onboarding/onboarding.ts";

/** After a step is saved: to the next open one, or back to the overview of all four. */
export async function onward(context: RouteContext) {
  const { next } = await myOnboarding(...callerOf(context));
  return redirect(next ? `${onboardingPath(next)}?notice=step-saved` : "/dashboard?notice=onboarding-done");
}
