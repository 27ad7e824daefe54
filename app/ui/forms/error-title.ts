const PREFIX = "Error: ";

/** Marks each element with a form's error. What people type cannot imitate it, because it is escaped. */
export const errorMark = { "data-error": "" };

/** Puts the error first in a page's title, because screen readers announce the title first. */
export function titleOf(title: string, hasFailed: boolean): string {
  const plain = title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;
  return hasFailed ? PREFIX + plain : plain;
}

/** Adjusts the title of a whole page, as the server sends it, to its forms' errors. */
export function withErrorTitle(page: string): string {
  return page.includes(' data-error=""') ? page.replace("<title>", `<title>${PREFIX}`) : page;
}
