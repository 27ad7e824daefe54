/** A button that asks on a page of its own asks in a dialog instead, which the page has brought with it. */
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
