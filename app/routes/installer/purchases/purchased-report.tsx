import { Form, Link } from "react-router";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { PersonDecides, WhyDecided } from "#app/routes/installer/purchases/why-decided.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatCredits, formatDate, formatDateTime } from "#app/ui/format.ts";
import { SelectField, TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { decisionKinds } from "#content/pages/appeal-kinds.ts";
import { type RefundReason, refundReasonLabel, refundReasonOptions } from "#content/refund-reasons.ts";
import type { MyReport } from "#domain/lead-reports/report-on.ts";

type ReportCardProps = {
  report: MyReport;
  priceCredits: number;
  /** The id of the report that may be made here. */
  requestId: string;
  readOnly: boolean;
  /** The purchase has ended, so the page no longer shows who the customer is. */
  isEnded: boolean;
  /** What is filled in: of a number that was wrong. */
  begun: { reason: RefundReason; note: string } | undefined;
  state: FormState | undefined;
};

export function ReportCard({ report, priceCredits, requestId, readOnly, isEnded, begun, state }: ReportCardProps) {
  return (
    <Card title="Report a bad lead" id="report">
      {report.state === "possible" && !readOnly ? (
        <ReportForm
          until={report.until}
          isWatched={report.isWatched}
          isEnded={isEnded}
          priceCredits={priceCredits}
          requestId={requestId}
          begun={begun}
          state={state}
        />
      ) : (
        <div className="stack">
          <FormRefusal state={state} />
          <Outcome report={report} priceCredits={priceCredits} readOnly={readOnly} />
          {"why" in report && <WhyDecided why={report.why} report={report.state === "refunded" ? undefined : report} />}
        </div>
      )}
    </Card>
  );
}

type ReportFormProps = Omit<ReportCardProps, "report" | "readOnly"> & { until: Date; isWatched: boolean };

function ReportForm({ until, isWatched, isEnded, priceCredits, requestId, begun, state }: ReportFormProps) {
  const field = fieldsOf(state, "report");
  return (
    <Form method="post" className="stack" preventScrollReset noValidate key={begun?.reason}>
      <p>
        Something wrong with it? Until {formatDateTime(until)} you can report it, once
        {isEnded && ", although your purchase has ended and we no longer show you the contact details"}. If what we know
        proves your report, you get your {formatCredits(priceCredits)} back at once. Otherwise one of our team looks
        into it. We’ll email you either way.
      </p>
      {isWatched && <PersonDecides />}
      <FormFailure state={state} idPrefix="report" />
      <input type="hidden" name="intent" value={"report" satisfies PurchaseIntent} />
      <input type="hidden" name="requestId" value={state?.values.requestId ?? requestId} />
      <SelectField
        label="What is wrong?"
        placeholder="Choose one"
        options={refundReasonOptions}
        {...field("reason", begun?.reason)}
      />
      <TextAreaField
        label="Note"
        optional
        hint="Tell us what you tried and when, so that we can check it."
        lengthMax={limits.refundNoteLengthMax}
        {...field("note", begun?.note)}
      />
      <div>
        <SubmitButton variant="secondary" pendingLabel="Sending…" intent={{ name: "intent", value: "report" }}>
          Report this lead
        </SubmitButton>
      </div>
    </Form>
  );
}

type OutcomeProps = Pick<ReportCardProps, "report" | "priceCredits" | "readOnly">;

function Outcome({ report, priceCredits, readOnly }: OutcomeProps) {
  switch (report.state) {
    case "possible":
    case "too_late":
      return (
        <p className="muted">
          {readOnly && report.state === "possible"
            ? "You cannot report a lead while your account is suspended."
            : `You could report this lead for ${limits.refundRequestDays} days after buying, until ${formatDate(report.until)}.`}
        </p>
      );
    case "refunded":
      return <p className="muted">You have your {formatCredits(priceCredits)} back, so there is nothing to report.</p>;
    case "open":
      return (
        <Notice tone="info" title="You have reported this lead">
          <Said report={report} />
          <p>We are looking into it. We’ll email you our decision.</p>
          {report.isWatched && <PersonDecides />}
        </Notice>
      );
    case "accepted":
      return (
        <Notice tone="ok" title={`Report accepted: ${formatCredits(priceCredits)} refunded`}>
          <Said report={report} />
        </Notice>
      );
    case "declined":
      return (
        <Notice tone="warn" title="Report declined">
          <Said report={report} />
          <p className="as-typed">Our reason: {report.decisionReason}</p>
          <p>
            The rule: <Link to={decisionKinds.report.rule.to}>{decisionKinds.report.rule.heading}</Link> in our terms.
            What would change it: {decisionKinds.report.wouldChange}
          </p>
          <div className="btn-row">
            <LinkButton variant="secondary" to="/second-look">
              Ask for a second look
            </LinkButton>
          </div>
        </Notice>
      );
  }
}

function Said({ report }: { report: Extract<MyReport, { requestedAt: Date }> }) {
  return (
    <p className="as-typed">
      {refundReasonLabel(report.reason)}
      {report.note ? `: ${report.note}` : ""}
    </p>
  );
}
