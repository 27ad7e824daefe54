import { posix } from "node:path";
import type { SourceFile } from "#tests/tidy/rule.ts";
import { isNode, type Node, walk } from "#tests/tidy/syntax.ts";

export interface Import {
  /** As written. */
  specifier: string;
  /** The path in our project; undefined for a package. */
  target: string | undefined;
  offset: number;
}

/**
 * Everything a file takes from another: imports (types too), re-exports, `import()` and types like `import("…").T`.
 */
export function importsOf(file: SourceFile): Import[] {
  const imports: Import[] = [];
  walk(file, (node) => {
    const source = sourceOf(node);
    if (source === undefined) return;
    imports.push({ specifier: source, target: resolve(file.path, source), offset: node.start });
  });
  return imports;
}

function sourceOf(node: Node): string | undefined {
  switch (node.type) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ExportAllDeclaration":
    case "ExportNamedDeclaration":
    case "TSImportType":
      return isNode(node.source) && typeof node.source.value === "string" ? node.source.value : undefined;
    default:
      return undefined;
  }
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith("/")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  return undefined;
}
