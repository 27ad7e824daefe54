import { redirect } from "react-router";
import { LoginForm } from "#app/account/login-form.tsx";
import { SignUpForm } from "#app/account/sign-up-form.tsx";
import { signInAction, signUpAction } from "#app/routes/account/auth-actions.ts";
import { useFailureToast } from "#app/shell/use-failure-toast.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { answering } from "#app/web/answering.ts";
import { actorOf } from "#app/web/context.ts";
import { type FormState, readForm } from "#app/web/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { safeReturn } from "#app/web/safe-return.ts";
import type { Route } from "./+types/auth.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: "Sign in or join as an installer",
    description:
      "Installers sign in here, or apply to join the vetted network. Applications are reviewed by a person in 1-2 business days.",
    path: "/auth",
    pictureOf: "/",
  });

export const loader = answering(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const next = safeReturn(searchParams.get("next"));
  if (actorOf(context).kind === "user") throw redirect(next);
  const tab = searchParams.get("tab") === "signup" ? "signup" : "login";
  return { tab, next, notice: searchParams.get("notice") } as const;
});

export const action = answering(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  return form.get("form") === "signup" ? signUpAction(form, context) : signInAction(form, request, context);
});

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData as FormState | undefined;
  useFailureToast(state);
  const tab = state?.form === "signup" ? "signup" : state?.form === "login" ? "login" : loaderData.tab;
  const keepNext = loaderData.next === "/" ? "" : `next=${encodeURIComponent(loaderData.next)}`;
  const address = (query: string) => `/auth?${[query, keepNext].filter(Boolean).join("&")}`;
  return (
    <div className="wrap page page-narrow stack">
      <h1>{tab === "signup" ? "Join as an installer" : "Installer sign in"}</h1>
      <LinkTabs
        label="Account"
        tabs={[
          { label: "Login", to: address(""), current: tab === "login" },
          { label: "Sign Up", to: address("tab=signup"), current: tab === "signup" },
        ]}
      />
      {tab === "signup" ? (
        <SignUpForm action={address("tab=signup")} state={state} />
      ) : (
        <LoginForm action={address("")} next={loaderData.next} notice={loaderData.notice} state={state} />
      )}
    </div>
  );
}
