/** Markup as plain data: React renders it, and a small script without React keeps it up to date. */
export interface Drawn {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Drawn | string)[];
}

/** The children an element may have. `false`, `null` and `undefined` are left out. */
export type Child = Drawn | string | number | false | null | undefined | readonly Child[];
type Attribute = string | number | undefined;
type Props = { readonly children?: Child } & Readonly<Record<string, unknown>>;

/** The compiler calls this for each tag in files with `#drawn` as their JSX source. */
export function jsx(type: string | ((props: Props) => Drawn), props: Props): Drawn {
  if (typeof type === "function") return type(props);
  const attributes: Record<string, string> = {};
  for (const name in props) {
    const value = props[name];
    if (name !== "children" && value !== undefined) attributes[name] = String(value);
  }
  return { tag: type, attributes, children: childrenOf(props.children) };
}

export { jsx as jsxDEV, jsx as jsxs };

/** The type of `<>…</>`, whose children join those around it. */
export const Fragment = "";

/** Neighbouring texts are joined, as in a page. */
function childrenOf(given: Child, children: (Drawn | string)[] = []): (Drawn | string)[] {
  if (isList(given)) for (const child of given) childrenOf(child, children);
  else if (typeof given === "string" || typeof given === "number") {
    children.push(`${typeof children.at(-1) === "string" ? children.pop() : ""}${given}`);
  } else if (given && given.tag === Fragment) childrenOf(given.children, children);
  else if (given) children.push(given);
  return children;
}

const isList = (child: Child): child is readonly Child[] => Array.isArray(child);

interface CommonAttributes {
  id?: Attribute;
  class?: Attribute;
  style?: Attribute;
  role?: "img" | "region";
  tabindex?: 0;
  "aria-hidden"?: "true";
  "aria-label"?: string;
  "aria-labelledby"?: string;
  "aria-live"?: "polite";
  children?: Child;
}

/** The tags of our drawings, each with its own attributes. */
interface Tags {
  a: "href";
  b: never;
  caption: never;
  circle: "cx" | "cy" | "r";
  dd: never;
  details: never;
  div: never;
  dl: never;
  dt: never;
  figcaption: never;
  figure: never;
  h1: never;
  h3: never;
  input: "type" | "min" | "max" | "value";
  label: "for";
  li: never;
  line: "x1" | "x2" | "y1" | "y2";
  ol: never;
  output: "name" | "for";
  p: never;
  path: "d";
  rect: "x" | "y" | "width" | "height" | "rx";
  small: never;
  span: never;
  summary: never;
  svg: "viewBox" | "preserveAspectRatio" | "width" | "height";
  table: never;
  tbody: never;
  td: never;
  text: "x" | "y";
  th: "scope";
  thead: never;
  tr: never;
  ul: never;
  use: "href";
}

/** TypeScript accepts any attribute with a hyphen. */
export namespace JSX {
  export type Element = Drawn;
  export interface ElementChildrenAttribute {
    children: unknown;
  }
  export type IntrinsicElements = {
    [Tag in keyof Tags]: CommonAttributes & { [Name in Tags[Tag]]?: Attribute };
  };
}
