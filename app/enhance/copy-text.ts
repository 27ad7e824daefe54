/** Puts life into buttons that copy, where there is a clipboard. */
export function copyOnClick(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-copy]")) {
    button.classList.remove("is-to-come");
    button.hidden = navigator.clipboard === undefined;
    button.addEventListener("click", () => {
      const words = button.querySelector("[aria-live]");
      void navigator.clipboard.writeText(button.dataset.copy ?? "").then(() => {
        if (words) words.textContent = "Copied";
      });
    });
  }
}
