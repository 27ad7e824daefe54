import { redirect } from "react-router";
import { answering } from "#app/web/answering.ts";
import { asking } from "#app/web/context.ts";
import { onboardingPath } from "#content/onboarding.ts";
import { myOnboarding } from "#domain/onboarding/onboarding.ts";
import type { Route } from "./+types/onboarding.ts";

/** Leads to the next open step. */
export const loader = answering(async ({ context }: Route.LoaderArgs) => {
  const { next } = await myOnboarding(...asking(context));
  return redirect(next ? onboardingPath(next) : "/dashboard");
});
