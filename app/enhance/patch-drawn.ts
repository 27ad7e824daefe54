import type { Drawn } from "#app/ui/drawn/drawn.ts";

const SVG = "http://www.w3.org/2000/svg";
const HTML = "http://www.w3.org/1999/xhtml";
/** Attributes that the reader controls and a new figure must not undo. */
const KEPT = new Set(["open"]);

export function asElement({ tag, attributes, children }: Drawn, parentNamespace: string = HTML): Element {
  const namespace = tag === "svg" ? SVG : parentNamespace;
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => (typeof child === "string" ? child : asElement(child, namespace))));
  return element;
}

/** Updates a drawn element. What is the same stays, so focus and open details are kept. */
export function patchDrawn(element: Element, drawn: Drawn): void {
  for (const [name, value] of Object.entries(drawn.attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const { name } of [...element.attributes]) {
    if (!(name in drawn.attributes) && !KEPT.has(name)) element.removeAttribute(name);
  }
  // An empty text makes no node in a page.
  const wanted = drawn.children.filter((child) => child !== "");
  patchChildren(element, wanted);
}

function patchChildren(element: Element, wanted: Drawn["children"]): void {
  for (const [index, child] of wanted.entries()) {
    const there = element.childNodes[index];
    if (typeof child === "string") patchText(element, there, child);
    else if (there instanceof Element && isSame(there, child)) patchDrawn(there, child);
    else place(element, there, asElement(child, element.namespaceURI ?? HTML));
  }
  while (element.childNodes.length > wanted.length) element.lastChild?.remove();
}

function patchText(parent: Element, there: ChildNode | undefined, text: string): void {
  if (there?.nodeType !== Node.TEXT_NODE) place(parent, there, document.createTextNode(text));
  else if (there.nodeValue !== text) there.nodeValue = text;
}

function place(parent: Element, there: ChildNode | undefined, next: Node): void {
  if (there) there.replaceWith(next);
  else parent.append(next);
}

/** A different id means a different thing. */
const isSame = (there: Element, { tag, attributes }: Drawn) =>
  there.localName === tag && there.id === (attributes.id ?? "");
