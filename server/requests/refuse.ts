import type { Context } from "hono";
import { problemResponse } from "#app/web/problem.ts";
import { plainPage } from "#server/requests/plain-page.ts";

interface Refusal {
  status: number;
  title: string;
  message: string;
  /** For programs. */
  code: string;
}

/** A refusal before an address has been looked up: a page for people, a problem document for programs. */
export function refuse(c: Pick<Context, "req" | "get">, { status, title, message, code }: Refusal): Response {
  if (c.req.path.startsWith("/api/")) return problemResponse({ status, title, detail: message, code });
  return plainPage(status, title, message, c.get("requestId" as never));
}
