import { createHmac, timingSafeEqual } from "node:crypto";

/** So that no other text that is signed with the same secret can pass for one of these. */
const PURPOSE = "lead-alerts";

/** The end of a link that changes an installer's alerts without signing in; it works as long as the secret stays. */
export function signAlertLink(installerId: string, secret: string): string {
  return `${Buffer.from(installerId).toString("base64url")}.${signatureOf(installerId, secret).toString("base64url")}`;
}

/** Whose alerts such a link changes; undefined when we have not signed it. */
export function installerOfAlertLink(token: string, secret: string): string | undefined {
  const [id = "", signature = "", ...more] = token.split(".");
  const installerId = Buffer.from(id, "base64url").toString();
  const given = Buffer.from(signature, "base64url");
  const ours = signatureOf(installerId, secret);
  if (more.length > 0 || given.length !== ours.length) return undefined;
  return timingSafeEqual(given, ours) ? installerId : undefined;
}

function signatureOf(installerId: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(`${PURPOSE} ${installerId}`).digest();
}
