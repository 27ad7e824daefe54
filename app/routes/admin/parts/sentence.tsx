import { Link } from "react-router";
import { partsOfSentence } from "#domain/audit/audit-subject.ts";

type SentenceProps = Parameters<typeof partsOfSentence>[0] & {
  subject: { page: string | null } | null;
};

/** One sentence about what happened: who, what, and to what, with a link there. */
export function Sentence(told: SentenceProps) {
  const { who, before, named, after } = partsOfSentence(told);
  const page = told.subject?.page;
  return (
    <>
      {who && <strong>{who}</strong>}
      {before}
      {named && page ? <Link to={page}>{named}</Link> : named}
      {after}
    </>
  );
}
