/** What the reader needs to know about the connection to our server. */
export type Trouble =
  /** A request has failed and is being repeated. */
  | { kind: "trying" }
  /** A form was sent and no answer came. */
  | { kind: "unanswered"; title: string; message: string; leadId: string | undefined }
  /** The requested page did not arrive; this is its address. */
  | { kind: "unreachable"; wanted: string }
  /** This page could not be reloaded. */
  | { kind: "stale" };

let trouble: Trouble | undefined;
const listeners = new Set<() => void>();

export function troubleNow(): Trouble | undefined {
  return trouble;
}

export function tellTrouble(next: Trouble | undefined): void {
  if (next === trouble || (next?.kind === "trying" && trouble?.kind === "trying")) return;
  trouble = next;
  for (const listener of listeners) listener();
}

/** An answer has come. What was said about a form stays until that form is answered. */
export function tellAnswer(isForm: boolean): void {
  if (isForm || trouble?.kind !== "unanswered") tellTrouble(undefined);
}

/** The page with the form has been left. */
export function forgetForm(): void {
  if (trouble?.kind === "unanswered") tellTrouble(undefined);
}

export function onTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
