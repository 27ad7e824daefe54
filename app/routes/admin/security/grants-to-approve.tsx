import { Form, Link } from "react-router";
import type { SecondPersonIntent } from "#app/routes/admin/security/second-person-intents.ts";
import { formatCredits, formatDateTime, formatNumber, formatPence } from "#app/ui/format.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { StepUpFields } from "#app/ui/forms/step-up-fields.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
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

/** Who asked can only decline. */
function Decision({ grant: { id, credits, isOwn }, stepUp, state }: DecisionProps) {
  const about = { "aria-describedby": `grant-${id}` };
  const idPrefix = `grant-${id}`;
  return (
    <Form method="post" className="stack" noValidate aria-label="Approve or decline the grant">
      <FormFailure state={state} idPrefix={idPrefix} />
      <input type="hidden" name="id" value={id} />
      {isOwn && <p className="muted">Another administrator must approve it.</p>}
      <TextField label="Reason, if you decline" {...fieldsOf(state, idPrefix)("reason")} />
      <StepUpFields needs={stepUp} idPrefix={idPrefix} state={state} />
      <div className="btn-row">
        {!isOwn && (
          <SubmitButton
            size="tight"
            name="intent"
            value={"approve-grant" satisfies SecondPersonIntent}
            pendingLabel="Approving…"
            {...about}
          >
            Approve {formatCredits(credits)}
          </SubmitButton>
        )}
        <SubmitButton
          size="tight"
          variant="secondary"
          name="intent"
          value={"decline-grant" satisfies SecondPersonIntent}
          pendingLabel="Declining…"
          {...about}
        >
          Decline
        </SubmitButton>
      </div>
    </Form>
  );
}
