/** Hides links to a part of the page while that part is in view. */
export function hideNearTargets(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-hide-near]")) {
    const target = document.getElementById(element.dataset.hideNear ?? "");
    if (!target) continue;
    new IntersectionObserver((entries) => {
      element.hidden = entries.some((entry) => entry.isIntersecting);
    }).observe(target);
  }
}

/** Shows the link back to the top once somebody is two screens down. */
export function offerTop(): void {
  const link = document.querySelector<HTMLElement>("[data-back-to-top]");
  if (!link) return;
  const settle = () => {
    link.hidden = window.scrollY < 2 * window.innerHeight;
  };
  settle();
  window.addEventListener("scroll", settle, { passive: true });
}
