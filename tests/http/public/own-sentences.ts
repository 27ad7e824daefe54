const WORDS_MIN = 4;
const SENTENCE_END = /[.?!][”’)]?$/;
/** Where React ends a separate piece of text. */
const BLOCK_END = /<\/(?:p|li|dt|dd|h[1-6]|summary|figcaption|small|span|b|th|td|a|div)>|<br\/?>/g;

export interface LocalPage {
  slug: string;
  html: string;
  /** Names that a page has only because of its area: itself, its region, its country, its postcodes. */
  names: readonly string[];
}

/**
 * For each page the share of its sentences that no other page has, ignoring names and numbers. Counted in `<main>`
 * outside forms. A sentence ends like one and has at least four words; rows of lists and tables don't count.
 */
export function shareOfOwnSentences(pages: readonly LocalPage[]): Map<string, number> {
  const sentences = pages.map((page) => ({ slug: page.slug, sentences: sentencesOf(page) }));
  const pagesWith = new Map<string, number>();
  for (const page of sentences) {
    for (const sentence of new Set(page.sentences)) pagesWith.set(sentence, (pagesWith.get(sentence) ?? 0) + 1);
  }
  return new Map(
    sentences.map((page) => {
      const own = page.sentences.filter((sentence) => pagesWith.get(sentence) === 1);
      return [page.slug, own.length / page.sentences.length];
    }),
  );
}

function sentencesOf({ html, names }: LocalPage): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const text = main
    .replace(/<(form|svg|style)\b.*?<\/\1>/gs, "\n")
    .replace(/<!--.*?-->/gs, "")
    .replace(BLOCK_END, "\n")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "’")
    .replaceAll("&amp;", "&");
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return text
    .split(/\n|(?<=[.?!])\s+/)
    .map((sentence) => withoutNames(sentence, longestFirst))
    .filter((text) => SENTENCE_END.test(text) && text.split(" ").length >= WORDS_MIN);
}

function withoutNames(sentence: string, names: readonly string[]): string {
  let plain = sentence;
  for (const name of names) plain = plain.replaceAll(name, "NAME");
  return plain
    .replace(/\d[\d,.]*/g, "0")
    .replace(/\s+/g, " ")
    .trim();
}
