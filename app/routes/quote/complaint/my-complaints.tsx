import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { dateTimeInWords } from "#app/ui/format.ts";
import { complaintDecisionOptions, complaintSubjectOptions } from "#content/complaint-subjects.ts";
import { labelOf } from "#content/options.ts";
import { dayInWords } from "#content/proofs.ts";
import type { MyComplaint } from "#domain/complaints/complaints.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** What the customer complained of, and what we answered, the newest first. */
export function MyComplaints({ complaints }: { complaints: readonly MyComplaint[] }) {
  return complaints.map((complaint) => (
    <Card key={complaint.id} title={`Your complaint about ${complaint.company}`}>
      <p>
        <Badge tone={complaint.decision === null ? "info" : "plain"}>
          {labelOf(complaintDecisionOptions, complaint.decision) ?? "We are looking at it"}
        </Badge>
      </p>
      <p className="small muted">
        {labelOf(complaintSubjectOptions, complaint.about)}. Sent {dateTimeInWords(complaint.madeAt)}.{" "}
        {complaint.decidedAt
          ? `Answered ${dateTimeInWords(complaint.decidedAt)}.`
          : `We answer by ${dayInWords(londonDay(complaint.answerBy))}.`}
      </p>
      {complaint.words && <blockquote className="as-typed">{complaint.words}</blockquote>}
      {complaint.answer && (
        <>
          <h3>Our answer</h3>
          <p className="as-typed">{complaint.answer}</p>
        </>
      )}
    </Card>
  ));
}
