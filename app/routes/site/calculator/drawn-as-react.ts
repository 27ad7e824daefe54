import { createElement, type ReactNode } from "react";
import type { Drawn } from "./drawn.ts";

export function asReact({ tag, attributes, children }: Drawn): ReactNode {
  const { class: className, for: htmlFor, ...others } = attributes;
  const drawn = children.map((child) => (typeof child === "string" ? child : asReact(child)));
  return createElement(tag, { className, ...others, htmlFor }, ...drawn);
}
