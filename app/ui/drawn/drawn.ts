/** Markup as plain data: React renders it, and a small script without React keeps it up to date. */
export interface Drawn {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Drawn | string)[];
}

export function draw(tag: string, attributes: Drawn["attributes"], ...children: Drawn["children"]): Drawn {
  return { tag, attributes, children };
}
