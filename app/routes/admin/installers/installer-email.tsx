/** The address of a company; what stands in its place after it has closed its account reaches nobody. */
export function InstallerEmail({ company: { email, isClosed } }: { company: { email: string; isClosed: boolean } }) {
  return isClosed ? "Account closed" : <a href={`mailto:${email}`}>{email}</a>;
}
