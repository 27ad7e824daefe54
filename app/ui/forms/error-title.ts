const PREFIX = "Error: ";

/** On each element that says what is wrong with a form. What people typed cannot pass for it: that is escaped. */
export const errorMark = { "data-error": "" };

/** A page's title, which says first that a form failed, for people who hear it before all else. */
export function titleOf(title: string, hasFailed: boolean): string {
  const plain = title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;
  return hasFailed ? PREFIX + plain : plain;
}

/** A whole page as the server sends it, with the title that goes with its forms. */
export function withErrorTitle(page: string): string {
  return page.includes(' data-error=""') ? page.replace("<title>", `<title>${PREFIX}`) : page;
}
