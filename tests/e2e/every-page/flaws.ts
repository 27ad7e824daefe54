import type { Page } from "@playwright/test";

// What can be wrong with any page. Each function names the flaws it finds.

/** More or fewer than one main heading, and skipped levels. */
export async function headingFlaws(page: Page): Promise<string[]> {
  const headings = await page
    .getByRole("heading")
    .evaluateAll((all) => all.map((one) => ({ level: Number(one.tagName.slice(1)), text: one.textContent ?? "" })));
  const main = headings.filter(({ level }) => level === 1);
  const gaps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  return [
    ...(main.length === 1 ? [] : [`${main.length} main headings`]),
    ...gaps.map(({ text }) => `a level is left out before "${text}"`),
  ];
}

/** Forms and sections that match a field's label, as `getByLabel` and voice control look for it. */
export function labelFlaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim().toLowerCase();
    const labels = new Set(
      [...document.querySelectorAll("main label")].map(({ firstChild }) => plain(firstChild?.textContent)),
    );
    labels.delete("");
    const others = document.querySelectorAll(
      ":is([aria-label], [aria-labelledby], output, meter, progress):not(input, select, textarea, button)",
    );
    return [...others].flatMap((other) => {
      const ids = other.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
      const names = [
        ...ids.map((id) => document.getElementById(id)?.textContent),
        ids.length === 0 ? other.getAttribute("aria-label") : "",
        ...[...((other as HTMLOutputElement).labels ?? [])].map(({ textContent }) => textContent),
      ].map(plain);
      const heard = [...labels].filter((label) => names.some((name) => name.includes(label)));
      return heard.map((label) => `${other.localName} "${names.join(" ").trim()}" answers to the label "${label}"`);
    });
  });
}

/** From this size on a number is a headline, with proportional digits. */
const HEADLINE_PIXELS = 23;

export function digitFlaws(page: Page): Promise<string[]> {
  return page.locator("main :is(p, dd, b, span, output, strong)").evaluateAll((all, least) => {
    const own = (element: Element) =>
      [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : "")).join("");
    return all.flatMap((element) => {
      if (!/\d/.test(own(element))) return [];
      const { fontSize, fontVariantNumeric } = getComputedStyle(element);
      const isTabular = Number.parseFloat(fontSize) >= least && fontVariantNumeric.includes("tabular-nums");
      return isTabular ? [`"${own(element)}" is large, and its digits are all of one width`] : [];
    });
  }, HEADLINE_PIXELS);
}

/** Email addresses in tables that break inside a word, or can't be read in full on hover. */
export function emailFlaws(page: Page): Promise<string[]> {
  return page.locator("table .email-text").evaluateAll((all) =>
    all.flatMap((address) => {
      const isBroken = address.getBoundingClientRect().height >= 32;
      const isTold = /^\S+@\S+$/.test(address.getAttribute("title") ?? "");
      return isBroken || !isTold ? [`${address.textContent} is broken, or has no title`] : [];
    }),
  );
}

/** A select without our caret in the scheme's muted colour, or without the system's under forced colours. */
export function caretFlaws(page: Page): Promise<string[]> {
  return page.locator("select").evaluateAll((all) => {
    const isForced = matchMedia("(forced-colors: active)").matches;
    const muted = getComputedStyle(document.documentElement).getPropertyValue("--color-muted").replace("#", "");
    const wanted = isForced ? "auto without ours" : `none with #${muted}`;
    return all.flatMap((select) => {
      const { appearance, backgroundImage } = getComputedStyle(select);
      const [, stroke] = /stroke='%23(\w+)'/.exec(backgroundImage) ?? [];
      const caret = `${appearance} ${stroke ? `with #${stroke}` : "without ours"}`;
      return caret === wanted ? [] : [`the caret of ${select.getAttribute("name")} is ${caret}, not ${wanted}`];
    });
  });
}

/** Columns that can't be reached, tables that scroll needlessly, and names broken inside a word. */
export function tableFlaws(page: Page, { mayScroll }: { mayScroll: boolean }): Promise<string[]> {
  return page.locator(".table-wrap").evaluateAll((all, mayScroll) => {
    /** Narrower than its longest word; anything longer than a word has to break. */
    const isBroken = (name: Element): boolean => {
      const words = (name.textContent ?? "").split(/\s+/).filter(({ length }) => length <= 40);
      const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? "";
      const probe = name.cloneNode() as HTMLElement;
      probe.style.cssText = "position: absolute; white-space: nowrap; width: auto";
      probe.textContent = longest;
      name.after(probe);
      const needed = probe.getBoundingClientRect().width;
      probe.remove();
      return needed > (name.parentElement?.clientWidth ?? 0);
    };
    return all.flatMap((table) => {
      const what = table.querySelector("caption, th")?.textContent;
      const fits = table.scrollWidth <= table.clientWidth;
      const isReached = fits || (mayScroll && getComputedStyle(table).overflowX === "auto");
      const broken = [...table.querySelectorAll('th[scope="row"] a')].filter(isBroken);
      return [
        ...(isReached ? [] : [`the table "${what}" does not fit`]),
        ...broken.map((name) => `"${name.textContent}" is broken inside a word`),
      ];
    });
  }, mayScroll);
}

/** Forms that the browser would stop, with its own words in a bubble at one field after the other. */
export function bubbleFlaws(page: Page): Promise<string[]> {
  return page.locator("form:not([novalidate])").evaluateAll((all) => {
    const limits = ["required", "min", "max", "minlength", "maxlength", "pattern"];
    const kinds = ["email", "url", "number", "date", "datetime-local", "month", "week", "time"];
    const checked = [...limits.map((name) => `[${name}]`), ...kinds.map((kind) => `[type="${kind}"]`)].join(", ");
    return all.flatMap((form) => {
      const fields = [...(form as HTMLFormElement).elements].filter((field) => field.matches(checked));
      return fields.map(
        (field) => `the browser checks ${field.getAttribute("name")} of ${form.getAttribute("action")}`,
      );
    });
  });
}
