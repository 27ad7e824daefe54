/** What a page says to those who see it: no drawing or its axis, nothing for screen readers alone. */
export function readableText(html: string): string {
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/<p [^>]*aria-hidden="true">[\s\S]*?<\/p>/g, " ")
    .replace(/<svg[\s\S]*?<\/svg>|<span class="sr-only">.*?<\/span>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
}

/** "£1,650", "12½", "30%": each figure once. */
export function figuresIn(text: string): string[] {
  return [...new Set(text.match(/[−£]*\d[\d,.]*\d[½%°]?|[−£]*\d[½%°]?/g))];
}
