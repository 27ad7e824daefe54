import { redirect } from "react-router";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import { safeReturn } from "#app/web/addresses/safe-return.ts";
import { actorOf, domainContext, requestContext } from "#app/web/context.ts";
import { cookiesOf } from "#app/web/session.ts";
import { sortFailure, withErrorPage } from "#app/web/with-error-page.ts";
import { noteSignedOut } from "#domain/accounts/sign-in-attempts.ts";
import type { Route } from "./+types/sign-out.ts";

export function loader() {
  return redirect("/");
}

/** A failure is logged, and the dashboard reports it. */
export const action = withErrorPage(async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData().catch(() => new FormData());
  try {
    const actor = actorOf(context);
    const cookies = await context.get(requestContext).auth.signOut(request.headers);
    if (actor.kind === "user") await noteSignedOut(domainContext(context), actor.userId);
    return redirect(withNotice(safeReturn(form.get("next")), "signed-out"), { headers: cookiesOf(cookies) });
  } catch (error) {
    sortFailure(context, error);
    return redirect(form.get("from") === "dashboard" ? "/dashboard?notice=sign-out-failed" : "/");
  }
});
