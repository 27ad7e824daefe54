import { type SecurityEventWords, securityEventWords } from "#content/security-events.ts";
import { isSecurityEventKind } from "#domain/security-log/security-event.ts";

/** The words for a kind. A newer version of the server may have written kinds unknown to this one. */
export function securityEventInWords(kind: string): SecurityEventWords {
  return isSecurityEventKind(kind) ? securityEventWords[kind] : { label: kind.replaceAll("_", " "), alarming: false };
}
