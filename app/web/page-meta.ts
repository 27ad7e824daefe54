import { site } from "#config/site.ts";

interface PageMeta {
  title: string;
  /** 50 to 160 characters. */
  description: string;
  path: string;
  /** Keeps a page out of search engines. */
  hidden?: boolean;
}

/** Title, description and address of a page, the same way everywhere. */
export function pageMeta({ title, description, path, hidden }: PageMeta) {
  return [
    { title: `${title} | ${site.name}` },
    { name: "description", content: description },
    ...(hidden ? [{ name: "robots", content: "noindex" }] : [{ tagName: "link", rel: "canonical", href: path }]),
  ];
}
