import { accountAction, sessionIdOf } from "#app/routes/account/account/account-action.ts";
import { EmailCard } from "#app/routes/account/account/email-card.tsx";
import { PasswordCard } from "#app/routes/account/account/password-card.tsx";
import { SessionsCard } from "#app/routes/account/account/sessions-card.tsx";
import { NoCompany } from "#app/routes/account/no-company/no-company.tsx";
import { AwayForm } from "#app/routes/installer/team/away-form.tsx";
import { LeaveForm } from "#app/routes/installer/team/leave-form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { callerOf, heldBackContext } from "#app/web/context.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { companyRoleWords } from "#content/company-roles.ts";
import { mySecurity, mySessions } from "#domain/accounts/my-security.ts";
import { requireUser } from "#domain/actor.ts";
import { type Colleague, leadReaders } from "#domain/purchases/assign.ts";
import { type CompanyRole, mayAct } from "#domain/roles.ts";
import { myAway } from "#domain/team/away.ts";
import type { Route } from "./+types/account.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Account",
    description: "Your email address, password, two-factor sign-in and signed-in devices.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const { email, hasTwoFactor } = await mySecurity(domain, actor);
  const { installer, userId, adminRoles } = requireUser(actor);
  return {
    email,
    hasTwoFactor,
    company: installer && {
      name: installer.companyName,
      role: installer.role,
      away: await myAway(domain, actor),
      covers: (await leadReaders(domain, actor)).filter((one) => one.userId !== userId),
    },
    isAdmin: adminRoles.length > 0 || context.get(heldBackContext),
    sessions: await mySessions(domain, actor, sessionIdOf(context)),
    stepUp: await stepUpAsked(context),
  };
});

export const action = accountAction;

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = useFailedForm(actionData);
  const { company, isAdmin } = loaderData;
  return (
    <div className="wrap page stack-l">
      <div className="page-head">
        <div>
          <h1>Account</h1>
          <p className="muted">How and where you sign in.</p>
        </div>
        <LinkButton variant="secondary" to="/account/activity">
          Activity
        </LinkButton>
      </div>
      <div className="two">
        <PasswordCard state={state} email={loaderData.email} />
        <div className="stack">
          <EmailCard state={state} email={loaderData.email} stepUp={loaderData.stepUp} />
          <TwoFactorCard isOn={loaderData.hasTwoFactor} />
        </div>
      </div>
      <SessionsCard sessions={loaderData.sessions} />
      {company === null && !isAdmin && <NoCompany state={state} stepUp={loaderData.stepUp} />}
      {company && (
        <Card title="Away" className="stack">
          <AwayForm
            away={company.away}
            covers={company.covers}
            idPrefix="away"
            state={stateOfForm(state, "away")}
            submit={{ name: "form", value: "away" }}
          />
        </Card>
      )}
      {company &&
        (mayAct(company.role, "company") ? (
          <OwnDataCard />
        ) : (
          <CompanyCard {...company} successors={mayAct(company.role, "bought_leads") ? company.covers : []} />
        ))}
    </div>
  );
}

/** Owners leave on /team. */
function CompanyCard({
  name,
  role,
  successors,
}: {
  name: string;
  role: CompanyRole;
  successors: readonly Colleague[];
}) {
  return (
    <Card title="Your company" className="stack">
      <p>
        You work for {name} as {companyRoleWords[role].name}: {companyRoleWords[role].does}
      </p>
      <LeaveForm successors={successors} />
    </Card>
  );
}

function OwnDataCard() {
  return (
    <Card title="Your data" className="stack">
      <p>Download everything we hold about your company, or close your account.</p>
      <p>
        <LinkButton variant="secondary" to="/account/data">
          Your data
        </LinkButton>
      </p>
    </Card>
  );
}

function TwoFactorCard({ isOn }: { isOn: boolean }) {
  return (
    <Card
      title="Two-factor sign-in"
      className="stack"
      aside={<Badge tone={isOn ? "ok" : "plain"}>{isOn ? "On" : "Off"}</Badge>}
    >
      <p>
        {isOn
          ? "You sign in with your password and a code from your authenticator app."
          : "Ask for a code from an app on your phone as well, so your password alone is not enough to sign in."}
      </p>
      <p>
        <LinkButton variant="secondary" to="/account/two-factor">
          {isOn ? "Manage two-factor sign-in" : "Set up two-factor sign-in"}
        </LinkButton>
      </p>
    </Card>
  );
}
