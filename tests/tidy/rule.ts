export interface SourceFile {
  /** Relative to the project's folder, with slashes: `domain/leads/lead.ts`. */
  path: string;
  text: string;
}

export interface Finding {
  path: string;
  line: number;
  /** What is wrong, and what to do instead. */
  message: string;
}

export interface Rule {
  name: string;
  check(file: SourceFile): Finding[];
  /** Proof that the rule fails: files with one fault each. */
  wrong: SourceFile[];
  /** Proof that it accepts good code. */
  right: SourceFile[];
}

export function isCode({ path }: SourceFile): boolean {
  return /\.(ts|tsx|mjs)$/.test(path);
}

/** Tests and their support may do things the product may not. */
export function isTest({ path }: SourceFile): boolean {
  return path.startsWith("tests/") || /\.test\.tsx?$/.test(path);
}

export function isIn({ path }: SourceFile, ...folders: string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`));
}

export function isSql({ path }: SourceFile): boolean {
  return path.endsWith(".sql.ts");
}
