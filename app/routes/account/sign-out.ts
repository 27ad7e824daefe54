import { redirect } from "react-router";
import { answering } from "#app/web/answering.ts";
import { requestContext } from "#app/web/context.ts";
import type { Route } from "./+types/sign-out.ts";

export function loader() {
  return redirect("/");
}

export const action = answering(async ({ request, context }: Route.ActionArgs) => {
  const cookies = await context.get(requestContext).auth.signOut(request.headers);
  const headers = new Headers(cookies.getSetCookie().map((cookie) => ["set-cookie", cookie]));
  return redirect("/?notice=signed-out", { headers });
});
