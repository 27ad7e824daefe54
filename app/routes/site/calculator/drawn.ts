/** Markup as plain data, because React puts it on the page and a small script, without React, brings it up to date. */
export interface Drawn {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Drawn | string)[];
}

export function draw(tag: string, attributes: Drawn["attributes"], ...children: Drawn["children"]): Drawn {
  return { tag, attributes, children };
}
