import { type RouteContext, requestContext } from "#app/web/context.ts";
import { DomainError } from "#domain/errors.ts";

interface StoredUnder {
  readonly fileName: string;
  readonly mediaType: string;
  readonly storageKey: string;
}

/** A stored file, as a download only: nothing in it may run as one of our pages. Errors: not_found. */
export async function fileResponse(
  context: RouteContext,
  { fileName, mediaType, storageKey }: StoredUnder,
): Promise<Response> {
  const file = await context.get(requestContext).files.get(storageKey);
  if (!file) throw new DomainError("not_found");
  return new Response(file.body, {
    headers: {
      "content-type": mediaType,
      "content-length": String(file.sizeBytes),
      "content-disposition": disposition("attachment", fileName),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    },
  });
}

/** The name twice: in plain ASCII for old programs, and in full. Source: RFC 6266. */
export function disposition(use: "inline" | "attachment", fileName: string): string {
  const plain = fileName.replace(/[^\w .()+-]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `${use}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
