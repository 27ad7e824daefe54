import { countInWords } from "#app/ui/forms/text-count.ts";

/**
 * Hides the bar that leads to a part of the page while that part, or a button leading to it, is in view; not while the
 * bar has the keyboard focus, which would be lost.
 */
export function hideNearTargets(): void {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-hide-near]")) {
    const target = document.getElementById(bar.dataset.hideNear ?? "");
    bar.dataset.settled = "";
    if (!target) continue;
    const buttons = document.querySelectorAll(`main .btn[href="#${target.id}"]`);
    const inView = new Set<Element>();
    const settle = () => {
      bar.hidden = inView.size > 0 && !bar.querySelector(":focus-visible");
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target: seen, isIntersecting } of entries) {
        if (isIntersecting) inView.add(seen);
        else inView.delete(seen);
      }
      settle();
    });
    // By then the next element has the focus.
    bar.addEventListener("focusout", () => requestAnimationFrame(settle));
    for (const seen of [target, ...buttons]) if (!bar.contains(seen)) observer.observe(seen);
  }
}

/** Shows the link back to the top after two screens, but not over a form being filled in. */
export function offerTop(): void {
  const link = document.querySelector<HTMLElement>("[data-back-to-top]");
  if (!link) return;
  const form = document.getElementById("quote");
  const settle = () => {
    link.hidden = window.scrollY < 2 * window.innerHeight || (form !== null && isInView(form));
  };
  // Asking before the layout is done would force another layout.
  requestAnimationFrame(() => setTimeout(settle));
  window.addEventListener("scroll", settle, { passive: true });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Where the page has the form itself, the header's button leads to it, with the page's service chosen. */
export function leadToOwnForm(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-own-form]")) {
    const id = link.dataset.ownForm ?? "";
    if (document.getElementById(id)) link.href = `#${id}`;
  }
}

/** Opens the page's dialog in place of the separate page that asks without scripts. */
export function openDialogs(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-opens]")) {
    const dialog = document.getElementById(button.dataset.opens ?? "");
    if (!(dialog instanceof HTMLDialogElement)) continue;
    button.addEventListener("click", (event) => {
      event.preventDefault();
      dialog.showModal();
    });
  }
}

/** Counts characters below text areas, including those in forms that are redrawn later. */
export function countLetters(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>("textarea[data-length-max]")) count(field);
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) count(target);
  });
}

function count(field: HTMLTextAreaElement): void {
  const shown = document.getElementById(`${field.id}-count`);
  if (shown && field.dataset.lengthMax) shown.textContent = countInWords(field.value, Number(field.dataset.lengthMax));
}
