/** Counts the works of the quote form, the chosen service among the ticked ones once: what is told depends on it. */
export function countWorks(): void {
  document.addEventListener("change", ({ target }) => {
    const form = target instanceof Element ? target.closest("form") : null;
    const list = form?.querySelector<HTMLElement>("[data-works]");
    if (!form || !list) return;
    const values = new FormData(form);
    const works = new Set([values.get("serviceType"), ...values.getAll("works")].filter(Boolean));
    list.dataset.works = String(works.size);
  });
}
