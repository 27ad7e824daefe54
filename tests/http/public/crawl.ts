/** A page of the site as a crawler finds it. */
export interface PageFound {
  path: string;
  html: string;
  title: string;
  description: string;
  headings: { level: number; text: string }[];
  data: Record<string, unknown>[];
  hidden: boolean;
}

export interface Crawl {
  /** By address without the site, after redirects. */
  found: Map<string, PageFound>;
  problems: string[];
}

/** Follows every internal link. */
export async function crawlFrom(origin: string): Promise<Crawl> {
  const crawl: Crawl = { found: new Map(), problems: [] };
  const leadsTo = new Map<string, PageFound | undefined>();
  const places: { from: string; address: string; id: string }[] = [];
  const waiting = [{ address: "/", from: "nowhere" }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next;
    if (leadsTo.has(address)) continue;
    const answer = await fetch(origin + address);
    if (answer.status >= 400) crawl.problems.push(`${from} links to ${address}, which answers ${answer.status}`);
    const path = answer.url.slice(origin.length);
    const html = await answer.text();
    // Files for programs are not pages, and lead no further.
    if (answer.ok && !answer.headers.get("content-type")?.startsWith("text/html")) continue;
    const page = crawl.found.get(path) ?? pageFrom(path, html);
    leadsTo.set(address, page);
    if (answer.status >= 400 || crawl.found.has(path)) continue;
    crawl.found.set(path, page);
    for (const { href } of tags(html, "a")) {
      const to = new URL(href ?? "", origin + path);
      if (href === undefined) crawl.problems.push(`${path} has a link without an address`);
      if (to.origin !== origin) continue;
      if (to.hash) places.push({ from: path, address: to.pathname + to.search, id: to.hash.slice(1) });
      waiting.push({ address: to.pathname + to.search, from: path });
    }
  }
  const missing = places.filter(({ address, id }) => !leadsTo.get(address)?.html.includes(` id="${id}"`));
  crawl.problems.push(...missing.map(({ from, address, id }) => `${from} links to ${address}, which has no #${id}`));
  return crawl;
}

function pageFrom(path: string, html: string): PageFound {
  const meta = (name: string) => tags(html, "meta").find((tag) => tag.name === name)?.content ?? "";
  return {
    path,
    html,
    title: plain(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ""),
    description: meta("description"),
    headings: [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(([, level, text = ""]) => ({
      level: Number(level),
      text: plain(text.replace(/<[^>]+>/g, "")),
    })),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = ""]) =>
      JSON.parse(json),
    ),
    hidden: meta("robots") === "noindex",
  };
}

/** The attributes of every such tag. React writes them all the same way, so no parser is needed. */
export function tags(html: string, name: string): Record<string, string | undefined>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        plain(value),
      ]),
    ),
  );
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

export function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
