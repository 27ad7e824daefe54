/** An address in a narrow place: never broken inside a word, cut off at its end, whole under the pointer. */
export function EmailText({ email, linked = true }: { email: string | null; linked?: boolean }) {
  if (!email) return null;
  return (
    <span className="email-text" title={email}>
      {linked ? <a href={`mailto:${email}`}>{email}</a> : email}
    </span>
  );
}
