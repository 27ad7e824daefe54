import { parseSync } from "vite";
import type { Finding, SourceFile } from "#tests/tidy/rule.ts";

/** A node of the ESTree produced by Vite's parser. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

interface Parsed {
  program: Node;
  comments: { type: string; value: string; start: number; end: number }[];
}

const parsed = new WeakMap<SourceFile, Parsed>();

export function parse(file: SourceFile): Parsed {
  const known = parsed.get(file);
  if (known) return known;
  const { program, comments, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path} cannot be parsed: ${errors[0]?.message}`);
  const result = { program: program as unknown as Node, comments };
  parsed.set(file, result);
  return result;
}

/** Calls `visit` with every node of the file and its ancestors, nearest first. */
export function walk(file: SourceFile, visit: (node: Node, ancestors: Node[]) => void): void {
  descend(parse(file).program, [], visit);
}

function descend(node: Node, ancestors: Node[], visit: (node: Node, ancestors: Node[]) => void): void {
  visit(node, ancestors);
  const inside = [node, ...ancestors];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) descend(child, inside, visit);
    }
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** The name of an identifier, or of the last property in `a.b.name`. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "Identifier") return String(node.name);
  if (node.type === "MemberExpression" && !node.computed) return nameOf(node.property);
  return "";
}

/** The text of a string literal or of a template's fixed parts, else undefined. */
export function stringOf(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "JSXText") return String(node.value);
  if (node.type !== "TemplateLiteral") return undefined;
  return (node.quasis as { value: { raw: string } }[]).map((part) => part.value.raw).join("…");
}

export function findingAt(file: SourceFile, offset: number, message: string): Finding {
  return { path: file.path, line: file.text.slice(0, offset).split("\n").length, message };
}

/** One finding for every line with a node to which `isWrong` objects. */
export function findNodes(
  file: SourceFile,
  message: string,
  isWrong: (node: Node, ancestors: Node[]) => boolean,
): Finding[] {
  const findings = new Map<number, Finding>();
  walk(file, (node, ancestors) => {
    if (!isWrong(node, ancestors)) return;
    const finding = findingAt(file, node.start, message);
    findings.set(finding.line, finding);
  });
  return [...findings.values()];
}
