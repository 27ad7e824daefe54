import { Link } from "react-router";
import { SecondDecision } from "#app/routes/admin/parts/second-decision.tsx";
import type { SecondPersonIntent } from "#app/routes/admin/security/second-person-intents.ts";
import { formatCredits, formatDateTime, formatNumber, formatPence } from "#app/ui/format.ts";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import type { FormState } from "#app/web/forms/form.ts";
import type { StepUpNeeds } from "#domain/accounts/step-up.ts";
import type { WaitingGrant } from "#domain/credits/grant-credits.ts";

type GrantsProps = { grants: readonly WaitingGrant[]; stepUp: StepUpNeeds; state: FormState | undefined };

/** Grants that a second administrator must approve, the longest waiting first. */
export function GrantsToApprove({ grants, stepUp, state }: GrantsProps) {
  return (
    <section className="stack" id="grants" aria-labelledby="grants-title">
      <h2 id="grants-title">Grants to approve ({formatNumber(grants.length)})</h2>
      <ul className="card queue">
        {grants.map((grant) => (
          <li className="queue-item stack" key={grant.id}>
            <Told grant={grant} />
            <Decision grant={grant} stepUp={stepUp} state={stateOfForm(state, grant.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ grant }: { grant: WaitingGrant }) {
  const { id, installerId, companyName, credits, worthPence, reason, askedAt, askedBy } = grant;
  return (
    <div>
      <p id={`grant-${id}`}>
        <Link to={`/admin/installers/${installerId}?tab=money`}>{companyName}</Link>: {formatCredits(credits)} (
        {formatPence(worthPence)}): {reason}
      </p>
      <p className="small muted break-words">
        Asked {formatDateTime(askedAt)} by {askedBy}
      </p>
    </div>
  );
}

type DecisionProps = { grant: WaitingGrant; stepUp: StepUpNeeds; state: FormState | undefined };

function Decision({ grant: { id, credits, isOwn }, stepUp, state }: DecisionProps) {
  const approve = {
    intent: "approve-grant",
    words: `Approve ${formatCredits(credits)}`,
    pendingLabel: "Approving…",
  } as const;
  return (
    <SecondDecision<SecondPersonIntent>
      id={id}
      about={`grant-${id}`}
      label="Approve or decline the grant"
      approve={isOwn ? undefined : approve}
      decline={{ intent: "decline-grant" }}
      ownWords={isOwn ? "Another administrator must approve it." : undefined}
      stepUp={stepUp}
      state={state}
    />
  );
}
