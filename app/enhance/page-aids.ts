import { countInWords } from "#app/ui/forms/text-count.ts";

/** What a reader looks at after asking: results, charts, the figures that a plan assumed, the ways out of a project. */
const RESULTS = "#calculator .seen, #calculator .rule, main figure, main .assumed-group, main #end";
/** The foot of the window, where the bar and the link back to the top lie. */
const FOOT = { whole: "-82% 0px 0px 0px", right: "-82% 0px 0px -50%" } as const;

/**
 * Hides the bar that leads to a part of the page while that part, or a button leading to it, is in view, or while it
 * would lie over a result; not while the bar has the keyboard focus, which would be lost.
 */
export function hideNearTargets(): void {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-hide-near]")) {
    const target = document.getElementById(bar.dataset.hideNear ?? "");
    bar.dataset.settled = "";
    if (!target) continue;
    const buttons = [...document.querySelectorAll(`main .btn[href="#${target.id}"]`)];
    let near: readonly Element[] = [];
    let below: readonly Element[] = [];
    const settle = () => {
      bar.hidden = (near.length > 0 || below.some(saysSomething)) && !bar.querySelector(":focus-visible");
    };
    // By then the next element has the focus.
    bar.addEventListener("focusout", () => requestAnimationFrame(settle));
    // Above the footer it lies where the link back to the top does.
    const footer = document.querySelectorAll(".site-foot");
    watch([target, ...footer, ...buttons.filter((button) => !bar.contains(button))], "0px", (inView) => {
      near = inView;
      settle();
    });
    watch([...document.querySelectorAll(RESULTS)], FOOT.whole, (inView) => {
      below = inView;
      settle();
    });
  }
}

/** Shows the link back to the top after two screens, but not over a result or a form being filled in. */
export function offerTop(): void {
  const link = document.querySelector<HTMLElement>("[data-back-to-top]");
  if (!link) return;
  const form = document.querySelector("[aria-labelledby=quote-title]");
  let below: readonly Element[] = [];
  const settle = () => {
    link.hidden =
      below.some(saysSomething) || window.scrollY < 2 * window.innerHeight || (form !== null && isInView(form));
  };
  // Asking before the layout is done would force another layout.
  requestAnimationFrame(() => setTimeout(settle));
  window.addEventListener("scroll", settle, { passive: true });
  watch([...document.querySelectorAll(RESULTS)], FOOT.right, (inView) => {
    below = inView;
    settle();
  });
}

/** A calculator that nobody has filled in asks for figures, and has no result yet. */
function saysSomething(result: Element): boolean {
  const outputs = [...(result.closest("#calculator")?.querySelectorAll("output") ?? [])];
  return outputs.length === 0 || outputs.some(({ textContent }) => textContent !== "–");
}

/** Says, whenever it changes, which of the elements are within these margins of the window. */
function watch(elements: readonly Element[], rootMargin: string, say: (inView: readonly Element[]) => void): void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      say([...inView]);
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
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

/**
 * Says in a form that asks for how long it was open when it was sent, on earlier pages too if it came back: people need
 * a while to fill it in.
 */
export function noteSecondsOpen(): void {
  document.addEventListener(
    "submit",
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      const field = target.querySelector<HTMLInputElement>("[data-seconds-open]");
      if (field) field.value = String(Number(field.dataset.secondsOpen) + Math.floor(performance.now() / 1000));
    },
    // Before anything sends it.
    { capture: true },
  );
}
