/** Opens the print dialog where the address asks for it. */
export function printNow(): void {
  if (!document.querySelector("[data-print-now]")) return;
  // So that neither reloading nor going back prints again.
  const address = new URL(location.href);
  address.searchParams.delete("print");
  history.replaceState(history.state, "", address);
  if (document.readyState === "complete") window.print();
  else window.addEventListener("load", () => window.print(), { once: true });
}

/** Makes the print buttons of pages that are not hydrated work. */
export function printOnClick(): void {
  for (const button of document.querySelectorAll("[data-print]"))
    button.addEventListener("click", () => window.print());
}
