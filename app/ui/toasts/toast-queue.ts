import type { Tone } from "#app/ui/tone-icon.ts";

export type ToastMessage = { title: string; description?: string | undefined; tone?: Tone | undefined };

const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
const errorListeners = new Set<() => void>();

/** Shows a short message at the bottom right for 4 seconds. An error that needs action is never only a toast. */
export function showToast(toast: ToastMessage): void {
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Removes the errors still visible, because their cause is gone or is being retried. */
export function clearErrors(): void {
  const others = waiting.filter(({ tone }) => tone !== "bad");
  waiting.splice(0, waiting.length, ...others);
  for (const listener of errorListeners) listener();
}

export function onErrorsCleared(listener: () => void): () => void {
  errorListeners.add(listener);
  return () => errorListeners.delete(listener);
}

export function takeToasts(): ToastMessage[] {
  return waiting.splice(0);
}

export function hasToasts(): boolean {
  return waiting.length > 0;
}

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
