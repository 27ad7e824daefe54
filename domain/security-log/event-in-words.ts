import { type SecurityEventWords, securityEventWords } from "#content/security-events.ts";
import { isSecurityEventKind } from "#domain/security-log/security-event.ts";

/** The words of a kind. A newer version of the server may have written kinds that this one does not know. */
export function securityEventInWords(kind: string): SecurityEventWords {
  return isSecurityEventKind(kind) ? securityEventWords[kind] : { label: kind.replaceAll("_", " "), alarming: false };
}
