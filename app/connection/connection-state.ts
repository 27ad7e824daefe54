/** What the reader needs to know about the connection to our server. */
export type Trouble =
  /** A request failed and is being repeated; for a form, the reader is waiting for it. */
  | { kind: "trying"; isForm: boolean }
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

export function setTrouble(next: Trouble | undefined): void {
  if (next === trouble) return;
  if (next?.kind === "trying" && trouble?.kind === "trying" && (trouble.isForm || !next.isForm)) return;
  trouble = next;
  for (const listener of listeners) listener();
}

/** An answer came. What was said about a form stays until that form is answered. */
export function noteAnswer(isForm: boolean): void {
  const isAboutForm = trouble?.kind === "unanswered" || (trouble?.kind === "trying" && trouble.isForm);
  if (isForm || !isAboutForm) setTrouble(undefined);
}

/** A request was aborted, as when the reader leaves the page. An aborted page request says nothing about a form. */
export function noteAborted(isForm: boolean): void {
  if (trouble?.kind === "trying" && trouble.isForm === isForm) setTrouble(undefined);
}

export function forgetForm(): void {
  if (trouble?.kind === "unanswered") setTrouble(undefined);
}

export function onTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
