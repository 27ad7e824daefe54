import { createElement, type ReactNode } from "react";
import type { Drawn } from "./drawn.ts";

const REACT_NAMES: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  value: "defaultValue",
};

export function asReact({ tag, attributes, children }: Drawn): ReactNode {
  const props = Object.entries(attributes).map(([name, value]) =>
    name === "style" ? [name, styleOf(value)] : [REACT_NAMES[name] ?? name, value],
  );
  const inside = children.map((child) => (typeof child === "string" ? child : asReact(child)));
  return createElement(tag, Object.fromEntries(props), ...inside);
}

/** React takes styles by name. */
const styleOf = (style: string) => Object.fromEntries(style.split(";").map((rule) => rule.split(":")));
