/** As long as anything here may take to settle. */
const LASTS_MILLISECONDS = 150;
const NUMBER = /-?\d[\d,]*(?:\.\d+)?/;

const running = new WeakMap<Element, number>();

/**
 * Shows a figure's new text by way of the numbers between, for a moment; at once where motion is not wanted, where the
 * words around the number change, or where there was no number.
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
  // Whoever listens hears the last figure alone.
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
