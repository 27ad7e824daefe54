/** Opens the browser's print window where the page was asked for in order to print it. */
export function printNow(): void {
  if (!document.querySelector("[data-print-now]")) return;
  // Neither a reload nor a way back prints again.
  const address = new URL(location.href);
  address.searchParams.delete("print");
  history.replaceState(history.state, "", address);
  if (document.readyState === "complete") window.print();
  else window.addEventListener("load", () => window.print(), { once: true });
}

/** What a button of a page that is not hydrated does when pressed: the page is printed as it stands. */
export function printOnPress(): void {
  for (const button of document.querySelectorAll("[data-print]"))
    button.addEventListener("click", () => window.print());
}
