import type { MetaDescriptor } from "react-router";
import { SHARE_HEIGHT, SHARE_WIDTH, shareAddress } from "#app/web/addresses/share-address.ts";
import { site } from "#config/site.ts";
import type { Question } from "#content/service-pages/service-page.ts";

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

interface PageMeta {
  /** Without the site's name. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  path: string;
  keywords?: readonly string[] | undefined;
  /** The public page whose picture shared links show, for a page outside the site map without its own picture. */
  pictureOf?: string;
  /** Keeps a page out of search engines. */
  hidden?: boolean;
  crumbs?: readonly { name: string; path: string }[];
  faq?: readonly Question[] | undefined;
  data?: readonly Record<string, unknown>[];
  /** The route's matches; the root's data has our public address. */
  matches?: Matches;
}

/** A page's title, description, canonical address, share picture and structured data; nothing without the first two. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, path, hidden } = page;
  if (!title || !description) {
    console.warn(`Page without title or description: ${path}`);
    return [];
  }
  const fullTitle = `${title} | ${site.name}`;
  const basics = [{ title: fullTitle }, { name: "description", content: description }];
  const origin = originOf(page.matches);
  // What it is about is said of a hidden page, too; where it is in the site is not.
  if (hidden) return [...basics, { name: "robots", content: "noindex" }, ...scripts(page.data ?? [])];
  const address = `${origin}${path}`;
  return [
    ...basics,
    ...(page.keywords ? [{ name: "keywords", content: page.keywords.join(", ") }] : []),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "en_GB" },
    { property: "og:site_name", content: site.name },
    ...sharePicture(page, origin),
    ...scripts(structuredData(page, origin)),
  ];
}

function scripts(objects: readonly Record<string, unknown>[]): MetaDescriptor[] {
  return objects.map((object) => ({ "script:ld+json": { "@context": "https://schema.org", ...object } }));
}

function sharePicture({ title, path, pictureOf }: PageMeta, origin: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: origin + shareAddress(pictureOf ?? path) },
    { property: "og:image:width", content: String(SHARE_WIDTH) },
    { property: "og:image:height", content: String(SHARE_HEIGHT) },
    { property: "og:image:alt", content: `${pictureOf ? site.name : title}, beside a drawing of a house` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export function originOf(matches: Matches = []): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { appUrl?: string } | undefined)?.appUrl ?? "";
}

function structuredData({ crumbs, faq, data = [] }: PageMeta, origin: string): Record<string, unknown>[] {
  return [...data, ...(crumbs ? [breadcrumbList(crumbs, origin)] : []), ...(faq?.length ? [faqPage(faq)] : [])];
}

function breadcrumbList(crumbs: readonly { name: string; path: string }[], origin: string) {
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${origin}${path}`,
  }));
  return { "@type": "BreadcrumbList", itemListElement };
}

function faqPage(questions: readonly Question[]) {
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return { "@type": "FAQPage", mainEntity };
}
