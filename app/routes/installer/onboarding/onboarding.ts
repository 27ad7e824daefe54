import { redirect } from "react-router";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { callerOf } from "#app/web/context.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { onboardingPath } from "#content/onboarding.ts";
import { myOnboarding } from "#domain/onboarding/onboarding.ts";
import type { Route } from "./+types/onboarding.ts";

/** Leads to the next open step, which passes on what the address reports. */
export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { next } = await myOnboarding(...callerOf(context));
  const to = next ? onboardingPath(next) : "/dashboard";
  const notice = new URL(request.url).searchParams.get("notice");
  return redirect(notice === null ? to : withNotice(to, notice));
});
