/** Shows what is wrong with a field before its control, as the server does, or takes that away again. */
export function tellBeside(field: HTMLInputElement | HTMLTextAreaElement, message: string): void {
  const shown = document.getElementById(`${field.id}-error`);
  if (message === "" && !shown) return;
  const place = shown ?? addPlace(field);
  const isNews = place.textContent !== message;
  place.textContent = message;
  place.hidden = message === "";
  field.ariaInvalid = message === "" ? null : "true";
  const fold = field.closest("details");
  if (fold && isNews && message !== "") fold.open = true;
}

function addPlace(field: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  const place = document.createElement("span");
  Object.assign(place, { id: `${field.id}-error`, className: "error-text" });
  const hint = field.getAttribute("aria-describedby");
  field.setAttribute("aria-describedby", hint ? `${hint} ${place.id}` : place.id);
  (field.closest(".plan-slide, label") ?? field).before(place);
  return place;
}
