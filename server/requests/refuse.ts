import type { Context } from "hono";
import { problemResponse } from "#app/web/problem.ts";
import { site } from "#config/site.ts";

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

/** A page for when the interface itself cannot be rendered: no style sheet, no script, still kind. */
function plainPage(status: number, title: string, message: string, requestId: string): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | ${site.name}</title><meta name="color-scheme" content="light dark"></head>
<body style="font-family:system-ui,sans-serif;line-height:1.6;max-width:38rem;margin:10vh auto;padding:0 1rem">
<h1>${title}</h1>
<p>${message}</p>
<p><a href="/">Back to ${site.name}</a> · <a href="${site.phoneHref}">${site.phone}</a></p>
<p><small>Reference: ${requestId}</small></p>
</body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  });
}
