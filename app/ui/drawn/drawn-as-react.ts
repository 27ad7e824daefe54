import { type CSSProperties, createElement, type ReactNode } from "react";
import type { Drawn } from "./drawn.ts";

export function asReact({ tag, attributes, children }: Drawn): ReactNode {
  const { class: className, for: htmlFor, tabindex, style, value, ...others } = attributes;
  const drawn = children.map((child) => (typeof child === "string" ? child : asReact(child)));
  const given = {
    ...{ className, ...others, htmlFor, style: style === undefined ? undefined : styleOf(style) },
    ...{ tabIndex: tabindex === undefined ? undefined : Number(tabindex), defaultValue: value },
  };
  return createElement(tag, given, ...drawn);
}

/** React takes styles by name. */
function styleOf(style: string): CSSProperties {
  const pairs = style.split(";").map((pair) => {
    const at = pair.indexOf(":");
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return Object.fromEntries(pairs);
}
