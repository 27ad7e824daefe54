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
    const current = element.childNodes[index];
    if (typeof child === "string") patchText(element, current, child);
    else if (current instanceof Element && isSame(current, child)) patchDrawn(current, child);
    else place(element, current, asElement(child, element.namespaceURI ?? HTML));
  }
  while (element.childNodes.length > wanted.length) element.lastChild?.remove();
}

function patchText(parent: Element, current: ChildNode | undefined, text: string): void {
  if (current?.nodeType !== Node.TEXT_NODE) place(parent, current, document.createTextNode(text));
  else if (current.nodeValue !== text) current.nodeValue = text;
}

function place(parent: Element, current: ChildNode | undefined, next: Node): void {
  if (current) current.replaceWith(next);
  else parent.append(next);
}

/** A different id means a different thing. */
const isSame = (current: Element, { tag, attributes }: Drawn) =>
  current.localName === tag && current.id === (attributes.id ?? "");
