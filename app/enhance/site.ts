import { registerWorker } from "#app/device/register-worker.ts";
import { foldParts } from "#app/enhance/fold-parts.ts";
import { listenForNews } from "#app/enhance/listen-for-news.ts";
import { hideNearTargets, leadToOwnForm, offerTop } from "#app/enhance/page-aids.ts";
import { printNow, printOnPress } from "#app/enhance/print-now.ts";
import { refreshParts } from "#app/enhance/refresh-parts.ts";
import { sendRepeatably } from "#app/enhance/send-form.ts";
import { keepTickerFresh } from "#app/enhance/ticker.ts";
import { countInWords } from "#app/ui/forms/text-count.ts";
import { enliven } from "#app/ui/navigation/mega-menu-behaviour.ts";
import { enlivenMobileMenu } from "#app/ui/navigation/mobile-menu-behaviour.ts";

// Public pages are not hydrated: they work as they arrive, and this script only improves them (docs/decisions/0013).

for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.mega")) enliven(menu);
for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.mobile-menu")) enlivenMobileMenu(menu);
for (const form of document.querySelectorAll<HTMLFormElement>("form[method=post]")) reportProgress(form);
foldParts();
countLetters();
keepTickerFresh();
hideNearTargets();
leadToOwnForm();
offerTop();
printNow();
printOnPress();
openDialogs();
refreshParts();
listenForNews();
registerWorker();

/** Counts below a field of several lines while somebody types; forms that are redrawn later are counted, too. */
function countLetters(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>("textarea[data-length-max]")) count(field);
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) count(target);
  });
}

function count(field: HTMLTextAreaElement): void {
  const shown = document.getElementById(`${field.id}-count`);
  if (shown && field.dataset.lengthMax) shown.textContent = countInWords(field.value, Number(field.dataset.lengthMax));
}

/** A button that asks on a page of its own asks in a dialog instead, which the page has brought with it. */
function openDialogs(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-opens]")) {
    const dialog = document.getElementById(button.dataset.opens ?? "");
    if (!(dialog instanceof HTMLDialogElement)) continue;
    button.addEventListener("click", (event) => {
      event.preventDefault();
      dialog.showModal();
    });
  }
}

/** Shows that a form is being sent, on the button that was pressed, and stops it being sent twice. */
function reportProgress(form: HTMLFormElement): void {
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
