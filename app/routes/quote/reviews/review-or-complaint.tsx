import { Link } from "react-router";
import { limits } from "#config/limits.ts";

/** Says what a review is for, and what a complaint. */
export function ReviewOrComplaint({ home }: { home: string }) {
  return (
    <p className="small muted">
      A review tells other customers how it went; we don’t decide anything about it. If you want something put right,{" "}
      <Link to={`${home}/complaint`}>complain</Link>: we answer you and the company within {limits.complaintAnswerDays}{" "}
      days, and nobody else reads it.
    </p>
  );
}
