/** An email address for narrow places: never broken inside a word, cut off at its end, shown in full on hover. */
export function EmailText({ email, linked = true }: { email: string | null; linked?: boolean }) {
  if (!email) return null;
  return (
    <span className="email-text" title={email}>
      {linked ? <a href={`mailto:${email}`}>{email}</a> : email}
    </span>
  );
}
