/** No animation here may last longer. */
const LASTS_MILLISECONDS = 150;
const NUMBER = /-?\d[\d,]*(?:\.\d+)?/;

const running = new WeakMap<Element, number>();

/**
 * Counts a figure up or down to its new text; changes it at once if the reader prefers less motion, if the words around
 * the number change, or if there was no number.
 */
export function countUp(element: Element, text: string): void {
  cancelAnimationFrame(running.get(element) ?? 0);
  const before = numberIn(element.textContent);
  const after = numberIn(text);
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !before || !after || before.words !== after.words) {
    element.textContent = text;
    return;
  }
  // Screen readers announce only the final figure.
  const live = element.closest("[aria-live]");
  live?.setAttribute("aria-busy", "true");
  const shown = new Intl.NumberFormat("en-GB", {
    minimumFractionDigits: after.decimals,
    maximumFractionDigits: after.decimals,
  });
  const startedAt = performance.now();
  const step = (now: number) => {
    const share = (now - startedAt) / LASTS_MILLISECONDS;
    const isOver = share >= 1;
    const between = before.amount + (after.amount - before.amount) * Math.max(0, share);
    element.textContent = isOver ? text : text.replace(NUMBER, shown.format(between));
    if (isOver) live?.removeAttribute("aria-busy");
    else running.set(element, requestAnimationFrame(step));
  };
  running.set(element, requestAnimationFrame(step));
}

function numberIn(text: string | null) {
  const [found] = NUMBER.exec(text ?? "") ?? [];
  if (!text || found === undefined) return undefined;
  return {
    amount: Number(found.replaceAll(",", "")),
    decimals: found.split(".")[1]?.length ?? 0,
    words: text.replace(NUMBER, ""),
  };
}
