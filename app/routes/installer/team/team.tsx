import { randomUUID } from "node:crypto";
import { Link } from "react-router";
import { Invitations } from "#app/routes/installer/team/invitations.tsx";
import { InviteCard } from "#app/routes/installer/team/invite-card.tsx";
import { MemberCard } from "#app/routes/installer/team/member-card.tsx";
import { People } from "#app/routes/installer/team/people.tsx";
import { RequireTwoFactor } from "#app/routes/installer/team/require-two-factor.tsx";
import { teamIntents } from "#app/routes/installer/team/team-intents.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { useFailedForm } from "#app/ui/forms/use-failed-form.ts";
import { RolesTable } from "#app/ui/tables/roles-table.tsx";
import { callerOf } from "#app/web/context.ts";
import { answerForm, postedForm } from "#app/web/forms/intents.ts";
import { stepUpAsked } from "#app/web/forms/step-up.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { withErrorPage } from "#app/web/with-error-page.ts";
import { companyActWords, companyRoleWords } from "#content/company-roles.ts";
import { requireInstaller, requireUser } from "#domain/actor.ts";
import { mayAct } from "#domain/roles.ts";
import { myInvitations } from "#domain/team/invitations.ts";
import { type Member, myTeam } from "#domain/team/members.ts";
import type { Route } from "./+types/team.ts";
import "./team.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Team",
    description: "Who works in this company, in which role, and who is invited.",
    path: "",
    hidden: true,
  });

export const loader = withErrorPage(async ({ request, context }: Route.LoaderArgs) => {
  const [domain, actor] = callerOf(context);
  const { secondFactor } = requireInstaller(actor, "company");
  return {
    isTwoFactorRequired: secondFactor !== "optional",
    me: requireUser(actor).userId,
    members: await myTeam(domain, actor),
    invitations: await myInvitations(domain, actor),
    changed: new URL(request.url).searchParams.get("change"),
    stepUp: await stepUpAsked(context),
    nextId: randomUUID(),
  };
});

export const action = withErrorPage(async (args: Route.ActionArgs) => {
  const posted = await postedForm(args);
  return answerForm(posted, "/team", teamIntents(posted, args.request), {
    act: "company",
    isShown: (code) => code !== "not_found",
  });
});

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { me, members, invitations, isTwoFactorRequired, changed, stepUp, nextId } = loaderData;
  const state = useFailedForm(actionData);
  const member = members.find(({ userId }) => userId === changed);
  const people = members.length === 1 ? "1 person" : `${members.length} people`;
  return (
    <div className="wrap page stack-l">
      <div className="page-head">
        <div>
          <h1>Team</h1>
          <p className="muted">{invitations.length === 0 ? people : `${people}, ${invitations.length} invited`}</p>
          <p className="small">
            <Link to="/team/activity">Team activity</Link>
          </p>
        </div>
        {!member && (
          <LinkButton to="#invite" variant="secondary" className="to-invite">
            Invite someone
          </LinkButton>
        )}
      </div>
      <div className="team-layout">
        <div className="stack-l">
          <People members={members} me={me} />
          <Invitations invitations={invitations} stepUp={stepUp} state={state} />
          <RequireTwoFactor isRequired={isTwoFactorRequired} members={members} me={me} stepUp={stepUp} state={state} />
          <RolesTable roles={companyRoleWords} acts={companyActWords} may={mayAct} />
        </div>
        {member ? (
          <MemberCard
            key={member.userId}
            member={member}
            successors={successorsOf(members, member.userId, me)}
            isMe={member.userId === me}
            stepUp={stepUp}
            state={state}
          />
        ) : (
          <InviteCard
            key={invitations.at(-1)?.id ?? "first"}
            nextId={nextId}
            openInvitations={invitations.filter(({ isOpen }) => isOpen).length}
            stepUp={stepUp}
            state={state}
          />
        )}
      </div>
    </div>
  );
}

/** Whoever may take over from a member, the reader first. */
function successorsOf(members: readonly Member[], userId: string, me: string) {
  const able = members.filter((one) => one.userId !== userId && mayAct(one.role, "bought_leads"));
  return able.toSorted((one, other) => Number(other.userId === me) - Number(one.userId === me));
}
