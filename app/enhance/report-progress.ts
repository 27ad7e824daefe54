import { sendRepeatably } from "#app/enhance/send-form.ts";

/** Shows that a form is being sent, on the button that was pressed, and stops it being sent twice. */
export function reportProgress(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLButtonElement>("button[data-pending]");
  if (!first) return;
  let waiting: { button: HTMLButtonElement; label: ChildNode[] } | undefined;
  const settle = (pending: boolean, button = first) => {
    if (pending) {
      waiting = { button, label: [...button.childNodes] };
      button.ariaDisabled = "true";
      button.textContent = button.dataset.pending ?? button.textContent;
      return;
    }
    if (!waiting) return;
    waiting.button.ariaDisabled = null;
    waiting.button.replaceChildren(...waiting.label);
    waiting = undefined;
  };
  form.addEventListener("submit", (event) => {
    if (waiting) return event.preventDefault();
    const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter : first;
    // Closes a dialog and sends nothing.
    if (pressed.formMethod === "dialog") return;
    settle(true, pressed.dataset.pending === undefined ? first : pressed);
  });
  if ("repeatable" in form.dataset) sendRepeatably(form, settle, reportProgress);
  // A page restored from the history is as it was left, with its button still waiting.
  window.addEventListener("pageshow", (event) => event.persisted && settle(false));
}
