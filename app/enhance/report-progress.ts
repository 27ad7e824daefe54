import { sendRepeatably } from "#app/enhance/send-form.ts";

/** Shows that a form is being sent and stops it being sent twice. */
export function reportProgress(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("button[data-pending]");
  if (!button) return;
  const label = button.textContent;
  const settle = (pending: boolean) => {
    button.ariaDisabled = pending ? "true" : null;
    button.textContent = pending ? (button.dataset.pending ?? label) : label;
  };
  form.addEventListener("submit", (event) => {
    if (button.ariaDisabled === "true") return event.preventDefault();
    settle(true);
  });
  if ("repeatable" in form.dataset) sendRepeatably(form, settle, reportProgress);
  // A page restored from the history is as it was left, with its button still waiting.
  window.addEventListener("pageshow", (event) => event.persisted && settle(false));
}
