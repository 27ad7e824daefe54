import { Fact } from "#app/ui/fact.tsx";
import { formatDateTime } from "#app/ui/format.ts";
import { limits } from "#config/limits.ts";
import { reportAnswers } from "#content/refund-rules.ts";
import type { KnownFact, Why } from "#domain/lead-reports/why-decided.ts";

type WhyDecidedProps = { why: Why; report: { requestedAt: Date; decidedAt: Date | null } | undefined };

/** Report, facts with their times, rule and decider, as the company reads them. */
export function WhyDecided({ why, report }: WhyDecidedProps) {
  if (!report && why.decidedBy === null) return null;
  return (
    <section aria-labelledby="why-decided" className="stack-s">
      <h3 id="why-decided">Why</h3>
      <dl className="facts">
        {report && <Fact name="Reported">{formatDateTime(report.requestedAt)}</Fact>}
        {why.facts.map((fact) => (
          <Fact key={`${fact.kind} ${fact.at.toISOString()}`} name={formatDateTime(fact.at)}>
            {factInWords(fact)}
          </Fact>
        ))}
        {why.ruleInWords && <Fact name="Rule">{why.ruleInWords}</Fact>}
        {why.decidedBy && <Fact name="Decided">{why.decidedBy}</Fact>}
        {report?.decidedAt && <Fact name="On">{formatDateTime(report.decidedAt)}</Fact>}
      </dl>
    </section>
  );
}

/** In place of a decision by program. */
export function PersonDecides() {
  return (
    <p>
      Over {limits.watchedSharePercent}% of your purchases of the last {limits.watchedDays} days were refunded on your
      reports. One of our team therefore decides each of your reports, within {limits.watchedReportDays} days.
    </p>
  );
}

/** A fact that is known about a report, as a sentence. */
export function factInWords({ kind, detail, answer }: KnownFact): string {
  switch (kind) {
    case "bounce":
      return `Our email to the customer came back${detail ? ` (${detail})` : ""}.`;
    case "refusal":
      return `The customer’s mail server refused our email for good${detail ? ` (${detail})` : ", without saying why"}.`;
    case "bad_number":
      return "The phone number is outside the numbering plan.";
    case "duplicate":
      return "The same customer was bought before for the same work.";
    case "asked":
      return "We asked the customer.";
    case "answer":
      return `The customer answered: ${reportAnswers.find(({ value }) => value === answer)?.label ?? "nothing we know"}.`;
  }
}
