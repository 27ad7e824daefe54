import { Link } from "react-router";
import { SUBJECT } from "#domain/audit/audit-subject.ts";

type SentenceProps = {
  who: string | null;
  /** What follows the name; SUBJECT stands for the subject. */
  words: string;
  subject: { name: string | null; page: string | null } | null;
};

/** One sentence about what happened: who, what, and to what, with a link there. */
export function Sentence({ who, words, subject }: SentenceProps) {
  const [before = "", ...after] = words.split(SUBJECT);
  return (
    <>
      {who && <strong>{who}</strong>} {before}
      {after.length > 0 && <Named subject={subject} />}
      {after.join(SUBJECT)}
    </>
  );
}

function Named({ subject }: Pick<SentenceProps, "subject">) {
  if (!subject?.name) return "something that is gone";
  return subject.page ? <Link to={subject.page}>{subject.name}</Link> : subject.name;
}
