/**
 * sonner adds one <style> without a nonce: first the empty element, then its text (the hash changes with its version).
 */
const TOAST_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/**
 * The policy for a page whose inline scripts carry this nonce; empty for a page without any. `formTargets` are origins
 * besides ours where forms may end up.
 */
export function contentSecurityPolicy(nonce: string, formTargets: readonly string[] = []): string {
  const inline = nonce ? ` 'nonce-${nonce}'` : "";
  return [
    "default-src 'self'",
    `script-src 'self'${inline}`,
    `style-src-elem 'self'${inline} ${TOAST_STYLES}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

export function setSecurityHeaders(headers: Headers, appUrl: string): void {
  headers.set("x-content-type-options", "nosniff");
  headers.set("x-frame-options", "DENY");
  headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()");
  headers.set("cross-origin-opener-policy", "same-origin");
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", "strict-origin-when-cross-origin");
  if (appUrl.startsWith("https:")) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
}
