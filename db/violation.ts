export interface Violation {
  /**
   * The SQLSTATE, for example 23505 for a unique constraint, or one of our own FW codes (db/rules).
   */
  code: string;
  constraint: string | undefined;
  /** What one of our own rules says besides. */
  detail: string | undefined;
}

/** What the database objected to, or undefined if the error is of another kind. */
export function violationOf(error: unknown): Violation | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint, detail } = current as Error & Record<"code" | "constraint" | "detail", unknown>;
    if (typeof code === "string" && /^(23|FW)[0-9A-Z]{3}$/.test(code)) {
      return { code, constraint: textOf(constraint), detail: textOf(detail) };
    }
  }
  return undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
