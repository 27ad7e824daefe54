import { Form, Link } from "react-router";
import { KeptReason } from "#app/routes/admin/parts/kept-reason.tsx";
import { mismatchInWords } from "#app/routes/admin/payments/mismatch-words.ts";
import type { MismatchIntent } from "#app/routes/admin/payments/payment-intents.ts";
import { formatCredits, formatDateTime, formatNumber } from "#app/ui/format.ts";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { WaitingMismatch } from "#domain/payments/mismatches.ts";

type MismatchesProps = {
  mismatches: readonly WaitingMismatch[];
  total: number;
  state: FormState | undefined;
  /** The page that the forms are sent to. */
  path?: string;
};

/** Money that came and does not fit its order, the longest waiting first. */
export function Mismatches({ mismatches, total, state, path = "/admin/payments" }: MismatchesProps) {
  return (
    <section className="stack" id="mismatches" aria-labelledby="mismatches-title">
      <h2 id="mismatches-title">Payments that do not match ({formatNumber(total)})</h2>
      <p className="muted small">
        Our payment provider has the money, and we have given no credits. Credit the payment if the order is valid, or
        refund it there by hand and close it here. You cannot undo either.
      </p>
      <ul className="card queue">
        {mismatches.map((mismatch) => (
          <li className="queue-item stack" key={mismatch.id}>
            <Told mismatch={mismatch} />
            <Decision mismatch={mismatch} path={path} state={stateOfForm(state, mismatch.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Told({ mismatch }: { mismatch: WaitingMismatch }) {
  const { id, paymentId, companyName, packName, credits, receivedAt, sessionId, paymentIntentId } = mismatch;
  return (
    <div>
      <p id={`mismatch-${id}`}>
        <Link to={`/admin/payments/${paymentId}`}>{companyName}</Link>: {packName} ({formatCredits(credits)})
      </p>
      <p>{mismatchInWords(mismatch)}.</p>
      <p className="small muted">
        Arrived {formatDateTime(receivedAt)} · session <code>{sessionId}</code>
        {paymentIntentId && (
          <>
            {" "}
            · payment <code>{paymentIntentId}</code>
          </>
        )}
      </p>
    </div>
  );
}

type DecisionProps = { mismatch: WaitingMismatch; path: string; state: FormState | undefined };

/** One reason for either decision; without scripts, too. */
function Decision({ mismatch, path, state }: DecisionProps) {
  const { id, credits, canBeCredited } = mismatch;
  const about = { "aria-describedby": `mismatch-${id}` };
  return (
    <Form method="post" action={path} className="stack" preventScrollReset>
      <FormFailure state={state} idPrefix={`mismatch-${id}`} />
      <input type="hidden" name="id" value={id} />
      <KeptReason field={fieldsOf(state, `mismatch-${id}`)} />
      <div className="btn-row">
        {canBeCredited && (
          <SubmitButton
            size="tight"
            name="intent"
            value={"credit" satisfies MismatchIntent}
            pendingLabel="Crediting…"
            {...about}
          >
            Credit it
          </SubmitButton>
        )}
        <SubmitButton
          size="tight"
          variant="secondary"
          name="intent"
          value={"close" satisfies MismatchIntent}
          pendingLabel="Closing…"
          {...about}
        >
          Close it
        </SubmitButton>
        <span className="small muted">
          {canBeCredited
            ? `“Credit it” gives ${formatCredits(credits)} and a receipt.`
            : "You cannot credit it: the order has already been paid, or the payment was not in pounds."}
        </span>
      </div>
    </Form>
  );
}
