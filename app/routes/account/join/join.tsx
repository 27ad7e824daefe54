import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { JoinForm } from "#app/routes/account/join/join-form.tsx";
import { OtherReader } from "#app/routes/account/join/other-reader.tsx";
import { rememberDevice } from "#app/routes/account/parts/device-cookie.ts";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { actorOf, domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { failedForm } from "#app/web/forms/failed-form.ts";
import { parseForm, readForm } from "#app/web/forms/form.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { cookiesOf } from "#app/web/session.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { companyRoleWords } from "#content/company-roles.ts";
import { failedWords } from "#content/failed-words.ts";
import { noteSignedIn } from "#domain/accounts/sign-in-attempts.ts";
import { mayAct } from "#domain/roles.ts";
import { join, type Offered, offeredBy } from "#domain/team/invitations.ts";
import { joinForm } from "#domain/team/team-form.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import type { Route } from "./+types/join.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Join a company",
    description: "Accept an invitation to work in a company’s account.",
    path: "",
    hidden: true,
  });

export function headers() {
  return { "cache-control": "no-store", "referrer-policy": "same-origin" };
}

export const loader = withErrorPage(async ({ context, params }: Route.LoaderArgs) => {
  const actor = actorOf(context);
  const offered = await offeredBy(domainContext(context), actor, params.token);
  const status = offered.as === "other_company" ? 409 : 200;
  return data({ offered, me: actor.kind === "user" ? actor.email : null }, { status });
});

export const action = withErrorPage(async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  const domain = domainContext(context);
  const actor = actorOf(context);
  const offered = await offeredBy(domain, actor, params.token);
  try {
    if (offered.as !== "new") {
      await join(domain, params.token, { actor });
      return redirect(workOf(offered));
    }
    const parsed = parseForm(joinForm({ email: offered.email, companyName: offered.company }), form);
    if (!parsed.ok) return failedForm(form, { form: "join", errors: parsed.errors });
    const { name, password } = parsed.value;
    const passwordHash = await hashPassword(password);
    await join(domain, params.token, { userId: randomUUID(), name, passwordHash });
    return await signInNow(request, context, offered, password);
  } catch (error) {
    return failedForm(form, { form: "join", error, context, unexpected: failedWords.account });
  }
});

/** The link has proved the mailbox, and the password was chosen a moment ago. */
async function signInNow(request: Request, context: RouteContext, offered: Offered, password: string) {
  const signedIn = await context.get(requestContext).auth.signIn(offered.email, password, request.headers);
  if (!signedIn.ok) return redirect("/auth?notice=email-confirmed");
  await noteSignedIn(domainContext(context), signedIn.userId);
  const headers = await rememberDevice(cookiesOf(signedIn.headers), request, context, signedIn.userId);
  return redirect(workOf(offered), { headers });
}

function workOf({ role }: Offered): string {
  return `${mayAct(role, "bought_leads") ? "/dashboard" : "/credits"}?notice=joined`;
}

/** Mail scanners open links and run their scripts, so merely opening this one accepts nothing. */
export default function JoinPage({ loaderData: { offered, me }, params, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const { company, role, email, as } = offered;
  const words = companyRoleWords[role];
  return (
    <div className="wrap page page-narrow stack">
      <h1>{`Join ${company}`}</h1>
      <p>
        An owner of {company} invites {email} to work in its account.
      </p>
      <p>
        <strong>{`Your role: ${words.label}`}</strong>. It covers {words.does}
      </p>
      {as === "new" || as === "member" ? (
        <JoinForm isNew={as === "new"} company={company} email={email} state={state} />
      ) : (
        <OtherReader offered={offered} as={as} me={me} here={`/join/${params.token}`} />
      )}
    </div>
  );
}
