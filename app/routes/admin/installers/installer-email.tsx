import { EmailText } from "#app/ui/email-text.tsx";

/** A company's address; the placeholder left after it has closed its account reaches nobody. */
export function InstallerEmail({ company: { email, isClosed } }: { company: { email: string; isClosed: boolean } }) {
  return isClosed ? "Account closed" : <EmailText email={email} />;
}
