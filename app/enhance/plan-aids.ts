const SHOWN_MS = 2000;

export function copyAddress(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-copy-address]")) {
    const words = button.querySelector("span");
    const before = words?.textContent ?? "";
    const say = (text: string) => {
      if (!words) return;
      words.textContent = text;
      setTimeout(() => {
        words.textContent = before;
      }, SHOWN_MS);
    };
    button.addEventListener("click", () => {
      const { clipboard } = navigator;
      if (!clipboard) return say("Copy it from the address bar");
      void clipboard.writeText(location.href).then(
        () => say("Copied"),
        () => say("Copy it from the address bar"),
      );
    });
  }
}

export function markContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".plan-toc nav a")];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        for (const link of links) link.ariaCurrent = link.hash === `#${target.id}` ? "true" : null;
      }
    },
    { rootMargin: "-20% 0px -70% 0px" },
  );
  for (const link of links) {
    const part = document.getElementById(link.hash.slice(1));
    if (part) observer.observe(part);
  }
}

/** Unfolds the part that the address or a link on the page leads to. */
export function unfoldTargets(): void {
  const unfold = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const own = target.querySelector<HTMLDetailsElement>(":scope > details");
    for (let fold = own ?? target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
      fold.open = true;
    }
    target.scrollIntoView();
  };
  window.addEventListener("hashchange", unfold);
  // A link to where the address already leads changes nothing that could be heard.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link && link.hash !== "" && link.href === location.href) unfold();
  });
  if (location.hash !== "") unfold();
}
