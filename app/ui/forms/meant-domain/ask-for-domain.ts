import { didYouMean } from "#content/mail-domains.ts";
import { meantDomain, withDomain } from "#domain/contact/email-slip.ts";

/** A hidden field of forms that have asked, so that the page after need not ask again. */
export const ASKED = "askedForDomain";

/**
 * Asks under an email field, once it is left, whether another domain was meant, with a button that takes it. Returns a
 * function that undoes it.
 */
export function askForDomain(place: HTMLElement): () => void {
  const field = place.parentElement?.querySelector("input");
  const undo = new AbortController();
  if (!field) return () => {};
  const ask = () => {
    const meant = meantDomain(field.value);
    if (!meant) return place.replaceChildren();
    if (place.querySelector("button")?.textContent === didYouMean(meant)) return;
    place.replaceChildren(buttonFor(field, meant), mark());
  };
  field.addEventListener("change", afterPress(ask, undo.signal), { signal: undo.signal });
  ask();
  return () => undo.abort();
}

/** While the mouse is down on a button, what is under it must not move: the button would not be clicked. */
function afterPress(act: () => void, signal: AbortSignal): () => void {
  let isDown = false;
  let isDue = false;
  const note = ({ type }: MouseEvent) => {
    isDown = type === "mousedown";
    if (isDue) setTimeout(act);
    isDue = false;
  };
  for (const type of ["mousedown", "mouseup"] as const)
    document.addEventListener(type, note, { capture: true, signal });
  return () => {
    isDue = isDown;
    if (!isDue) act();
  };
}

function buttonFor(field: HTMLInputElement, domain: string): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-secondary btn-tight";
  button.textContent = didYouMean(domain);
  button.addEventListener("click", () => {
    field.value = withDomain(field.value, domain);
    field.focus();
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  return button;
}

function mark(): HTMLElement {
  return Object.assign(document.createElement("input"), { type: "hidden", name: ASKED });
}
