const NARROW = "(max-width: 999px)";

/** Folds the parts of a long page on a phone, of a service everywhere; an address or a link opens the part it names. */
export function foldParts(): void {
  markCurrent();
  const parts = [...document.querySelectorAll<HTMLDetailsElement>("details.part")];
  if (parts.length === 0) return;
  const narrow = window.matchMedia(NARROW);
  const settle = () => {
    for (const part of parts) {
      part.open = !narrow.matches && !part.closest("[data-folds]");
      delete part.dataset.unsettled;
    }
    openTarget();
  };
  settle();
  narrow.addEventListener("change", settle);
  window.addEventListener("hashchange", openTarget);
}

function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const part = target?.closest<HTMLDetailsElement>("details.part");
  if (!target || !part) return;
  part.open = true;
  target.scrollIntoView();
}

function markCurrent(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".page-contents nav a")];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        for (const link of links) link.ariaCurrent = link.hash === `#${target.id}` ? "true" : null;
      }
    },
    { rootMargin: "-20% 0px -70% 0px" },
  );
  for (const { hash } of links) {
    const part = document.getElementById(hash.slice(1));
    if (part) observer.observe(part);
  }
}
