import { Link, redirect } from "react-router";
import { authAction } from "#app/routes/account/auth/auth-action.ts";
import { LoginForm } from "#app/routes/account/auth/login-form.tsx";
import { ResetForm } from "#app/routes/account/auth/reset-form.tsx";
import { SignUpForm } from "#app/routes/account/auth/sign-up-form.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { LinkTabs } from "#app/ui/navigation/tabs.tsx";
import { safeReturn } from "#app/web/addresses/safe-return.ts";
import { workOf } from "#app/web/after-sign-in.ts";
import { actorOf } from "#app/web/context.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { projectLink } from "#content/navigation.ts";
import type { Route } from "./+types/auth.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: "Sign in or join as an installer",
    description:
      "Installers sign in here, or apply to join our network. Applications are reviewed by a person in 1-2 business days.",
    path: "/auth",
    pictureOf: "/",
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const next = safeReturn(searchParams.get("next"));
  const actor = actorOf(context);
  if (actor.kind === "user") throw redirect(next === "/" ? workOf(actor) : next);
  return { tab: tabOf(searchParams.get("tab")), next, notice: searchParams.get("notice") };
});

export const action = authAction;

const headings = { login: "Installer sign in", signup: "Join as an installer", reset: "Reset your password" };

function tabOf(name: string | null | undefined): keyof typeof headings {
  return name === "signup" || name === "reset" ? name : "login";
}

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const tab = state ? tabOf(state.form) : loaderData.tab;
  const keepNext = loaderData.next === "/" ? "" : `next=${encodeURIComponent(loaderData.next)}`;
  const address = (query: string) => `/auth?${[query, keepNext].filter(Boolean).join("&")}`;
  return (
    <div className="wrap page page-narrow stack">
      <h1>{headings[tab]}</h1>
      <p>
        Asked for quotes? <Link to={projectLink.to}>{projectLink.label}</Link>
      </p>
      <LinkTabs
        label="Account"
        tabs={[
          { label: "Login", to: address(""), current: tab === "login" },
          { label: "Sign Up", to: address("tab=signup"), current: tab === "signup" },
          { label: "Reset", to: address("tab=reset"), current: tab === "reset" },
        ]}
      />
      {tab === "signup" && <SignUpForm action={address("tab=signup")} state={state} />}
      {tab === "reset" && <ResetForm action={address("tab=reset")} notice={loaderData.notice} state={state} />}
      {tab === "login" && (
        <LoginForm action={address("")} next={loaderData.next} notice={loaderData.notice} state={state} />
      )}
    </div>
  );
}
