import { askUntilAnswered, NoAnswer } from "#app/connection/ask-until-answered.ts";
import { checkEmails } from "#app/enhance/forms/check-emails.ts";

const TRYING = "The connection was lost. Trying again…";
const NO_ANSWER =
  "The connection was lost before we could answer. What you entered is still here. It is safe to send it again.";

/** Shows on the clicked button that the form is being sent, and stops it being sent twice. */
export function reportProgress(form: HTMLFormElement): void {
  // For the Enter key: a button before it only looks something up.
  const last = [...form.querySelectorAll<HTMLButtonElement>("button[data-pending]")].at(-1);
  if (!last) return;
  let waiting: { button: HTMLButtonElement; label: ChildNode[] } | undefined;
  const settle = (pending: boolean, button = last) => {
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
    const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter : last;
    // Closes a dialog and sends nothing.
    if (pressed.formMethod === "dialog") return;
    settle(true, pressed.dataset.pending === undefined ? last : pressed);
  });
  if ("repeatable" in form.dataset) sendRepeatably(form, settle);
  // A page restored from the history still has its button waiting.
  window.addEventListener("pageshow", (event) => event.persisted && settle(false));
}

/**
 * Sends a form on a public page so that losing the network costs nothing: it stays filled in, is sent again with the
 * same content, and the page says so. Only for forms that may arrive twice (`data-repeatable`).
 */
function sendRepeatably(form: HTMLFormElement, settle: (pending: boolean) => void): void {
  const say = speaker(form);
  form.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    void deliver(form, event.submitter, () => say(TRYING)).then(
      (answer) => showAnswer(form, answer),
      (error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error;
        say(NO_ANSWER);
        settle(false);
      },
    );
  });
}

/** Says something under the form, and aloud: a live region must exist before its words. */
function speaker(form: HTMLFormElement): (words: string) => void {
  const place = document.createElement("div");
  place.role = "status";
  form.append(place);
  return (words) => {
    const notice = document.createElement("p");
    notice.className = "notice is-warn";
    notice.textContent = words;
    place.replaceChildren(notice);
  };
}

function deliver(form: HTMLFormElement, submitter: HTMLElement | null, onTrouble: () => void): Promise<Response> {
  const filled = new FormData(form, submitter);
  const body = form.enctype === "multipart/form-data" ? filled : new URLSearchParams();
  if (body !== filled) for (const [name, value] of filled) body.append(name, String(value));
  return askUntilAnswered({ ask: () => fetch(form.action, { method: "POST", body }), onTrouble });
}

/** Follows the server's redirect; an answer without one is the same page with only the form changed. */
async function showAnswer(form: HTMLFormElement, answer: Response): Promise<void> {
  if (answer.redirected) return location.assign(answer.url);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const drawn = page.querySelector<HTMLFormElement>("form[data-repeatable]");
  if (drawn) keepFiles(form, drawn);
  const [old, next] = drawn ? [form, drawn] : [document.querySelector("main"), page.querySelector("main")];
  if (!old || !next) return form.submit();
  // The section around the form, which stays, has it already.
  if (drawn) drawn.querySelector("#quote")?.removeAttribute("id");
  old.replaceWith(next);
  document.title = page.title;
  if (drawn) reportProgress(drawn);
  void checkEmails(next);
  const toHear = next.querySelector<HTMLElement>("[autofocus], [role=alert], h1") ?? next;
  toHear.tabIndex = -1;
  toHear.focus();
}

/** The server never gives back the files that were chosen. */
function keepFiles(form: HTMLFormElement, drawn: HTMLFormElement): void {
  for (const { id, files } of form.querySelectorAll<HTMLInputElement>("input[type=file]")) {
    const field = drawn.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
    if (field) field.files = files;
  }
}
