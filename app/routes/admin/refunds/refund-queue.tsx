import { Form } from "react-router";
import { ReasonForm } from "#app/routes/admin/parts/reason-form.tsx";
import { CHOSEN_FORM, ChooseReport, DecideChosen } from "#app/routes/admin/refunds/decide-chosen.tsx";
import { RefundEvidence } from "#app/routes/admin/refunds/refund-evidence.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { formatCredits, formatDate, formatDateTime, formatRelative } from "#app/ui/format.ts";
import { SelectField } from "#app/ui/forms/field.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import { ChooseAll } from "#app/ui/tables/choosing.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { leadOutcomeOptions } from "#content/lead-outcomes.ts";
import { refundReasonLabel } from "#content/refund-reasons.ts";
import { nationalPhone } from "#content/uk-phone.ts";
import type { OpenReport } from "#domain/lead-reports/reported-leads.ts";

interface RefundQueueProps {
  refunds: readonly OpenReport[];
  /** The report that the reader came for. */
  open: string | null;
  now: Date;
  state: FormState | undefined;
}

/** Reports awaiting a decision, oldest first. */
export function RefundQueue({ refunds, open, now, state }: RefundQueueProps) {
  const ofChosen = stateOfForm(state, CHOSEN_FORM);
  const chosen = ofChosen?.values.reports?.split(" ") ?? [];
  return (
    <div className="choosing">
      <ChooseAll form={CHOSEN_FORM} words={`Choose all ${refunds.length}`} />
      <ul className="card queue">
        {refunds.map((refund) => {
          const ofRefund = stateOfForm(state, refund.id);
          return (
            <li className="queue-fold" key={refund.id}>
              <ChooseReport report={refund} isChosen={chosen.includes(refund.id)} />
              <details open={refund.id === open || ofRefund !== undefined}>
                <ReportLine refund={refund} now={now} />
                <div className="queue-item">
                  <Reported refund={refund} />
                  <RefundEvidence evidence={refund.evidence} />
                  <Decision refund={refund} state={ofRefund} />
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      <DecideChosen shown={refunds} state={ofChosen} />
    </div>
  );
}

/** What is reported by whom; the evidence and the decision fold out of it. */
function ReportLine({ refund, now }: { refund: OpenReport; now: Date }) {
  return (
    <SummaryButton className="queue-line">
      <b id={`lead-of-${refund.id}`}>
        {refund.serviceLabel}, {refund.location}
      </b>
      <Badge tone="warn">
        <time dateTime={refund.requestedAt.toISOString()} title={formatDateTime(refund.requestedAt)}>
          {formatRelative(now, refund.requestedAt)}
        </time>
      </Badge>
      <span className="small muted" id={`reporter-of-${refund.id}`}>
        {refundReasonLabel(refund.reason)} · {refund.companyName} · bought {formatDate(refund.purchasedAt)}
      </span>
    </SummaryButton>
  );
}

function Reported({ refund }: { refund: OpenReport }) {
  const { customer } = refund;
  return (
    <>
      <p>
        <strong>{refundReasonLabel(refund.reason)}.</strong>{" "}
        {refund.note && <span className="as-typed">“{refund.note}”</span>}
      </p>
      <p className="small">
        {customer.name}
        {customer.email && (
          <>
            {" "}
            · <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </>
        )}
        {customer.phone && (
          <>
            {" "}
            · <a href={`tel:${customer.phone}`}>{nationalPhone(customer.phone)}</a>
          </>
        )}{" "}
        · {customer.postcode}
      </p>
      {customer.message && <p className="small muted as-typed">{customer.message}</p>}
    </>
  );
}

/** What becomes of the lead; the first offer depends on what was reported. */
function OutcomeField({ refund }: { refund: OpenReport }) {
  const options = leadOutcomeOptions
    .filter(({ value }) => refund.outcomes.includes(value))
    .map(({ value, label }) => ({ value, label: value === "ask" && !isOnSale(refund) ? "Ask the customer" : label }));
  return (
    <SelectField
      label="If accepted, the lead"
      name="lead"
      idPrefix={`accept-${refund.id}`}
      options={options}
      defaultValue={refund.outcome}
      hint={outcomeInWords(refund)}
    />
  );
}

const isOnSale = ({ leadStatus }: OpenReport) => leadStatus === "available";

function outcomeInWords(refund: OpenReport): string {
  if (refund.leadStatus === "paused") return "It is paused: we have already asked the customer.";
  if (!isOnSale(refund)) return "It is no longer on sale. Installers who bought it will see any correction.";
  return `If you pause it, it goes off sale until the customer confirms or corrects the details. Without an answer, it is withdrawn after ${limits.contactAnswerDays} days.`;
}

function Decision({ refund, state }: { refund: OpenReport; state: FormState | undefined }) {
  const nameId = `lead-of-${refund.id} reporter-of-${refund.id}`;
  const key = `accept ${refund.id}`;
  const formId = `accept-form-${refund.id}`;
  return (
    <div className="stack">
      <FormRefusal state={state} />
      <Form id={formId} method="post" action="/admin/refunds" preventScrollReset>
        <input type="hidden" name="id" value={refund.id} />
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="key" value={key} />
        {refund.outcomes.length > 1 && <OutcomeField refund={refund} />}
      </Form>
      <div className="btn-row">
        <SubmitButton
          size="tight"
          pendingLabel="Accepting…"
          form={formId}
          intent={{ name: "key", value: key }}
          aria-describedby={nameId}
        >
          Accept
        </SubmitButton>
        <ReasonForm
          action="/admin/refunds"
          subject={{ field: "id", id: refund.id, nameId }}
          intent="decline"
          label="Decline"
          title={`Decline the report by ${refund.companyName}?`}
          consequence="They get no credits back. We send them the reason. The decision is final."
          confirmLabel="Decline and send reason"
          state={state}
        />
        <span className="small muted">Accept returns {formatCredits(refund.priceCredits)}.</span>
      </div>
    </div>
  );
}
