export interface Violation {
  /**
   * The SQLSTATE, for example 23505 for a unique constraint, or one of our own FW codes (migrations/0001_rules.sql).
   */
  code: string;
  constraint: string | undefined;
}

/** What the database objected to, or undefined if the error is of another kind. */
export function violationOf(error: unknown): Violation | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as Error & { code?: unknown; constraint?: unknown };
    if (typeof code === "string" && /^(23|FW)[0-9A-Z]{3}$/.test(code)) {
      return { code, constraint: typeof constraint === "string" ? constraint : undefined };
    }
  }
  return undefined;
}
