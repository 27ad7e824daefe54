/** A form as found on a page. */
export interface PageForm {
  method: "get" | "post";
  /** Path and query it is sent to. */
  action: string;
  takesFiles: boolean;
  fields: PageField[];
  /** What its buttons add, one at a time. */
  buttons: { name: string; value: string }[];
}

export interface PageField {
  name: string;
  type: string;
  /** Its content or, for a choice, the options. */
  values: string[];
}

/** Every form on a page. `here` is the page's address, used by a form without one of its own. */
export function formsIn(html: string, here: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, start = "", inside = ""]) => ({
    method: attribute(start, "method")?.toLowerCase() === "post" ? "post" : "get",
    action: attribute(start, "action") ?? here,
    takesFiles: attribute(start, "enctype") === "multipart/form-data",
    fields: fieldsIn(inside),
    buttons: tagsIn(inside, "button").flatMap((tag) => {
      const name = attribute(tag, "name");
      const value = attribute(tag, "value") ?? "";
      return name ? [{ name, value }] : [];
    }),
  }));
}

function fieldsIn(inside: string): PageField[] {
  const fields = new Map<string, PageField>();
  const add = (tag: string, type: string, values: string[]) => {
    const name = attribute(tag, "name");
    if (!name) return;
    const known = fields.get(name);
    if (known) known.values.push(...values);
    else fields.set(name, { name, type, values });
  };
  for (const tag of tagsIn(inside, "input"))
    add(tag, attribute(tag, "type") ?? "text", [attribute(tag, "value") ?? ""]);
  for (const tag of tagsIn(inside, "textarea")) add(tag, "textarea", []);
  for (const [, tag = "", options = ""] of inside.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const values = tagsIn(options, "option").map((option) => attribute(option, "value") ?? "");
    add(tag, "select", values);
  }
  return [...fields.values()];
}

/** Addresses on this site that a page links to. */
export function linksIn(html: string): string[] {
  const links = tagsIn(html, "a").map((tag) => attribute(tag, "href") ?? "");
  return links.filter((link) => /^\/(?!\/)/.test(link)).map((link) => link.split("#")[0] ?? "");
}

function tagsIn(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, tag = ""]) => tag);
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return value?.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => ENTITIES[entity] ?? "");
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
