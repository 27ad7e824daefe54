import { localPage } from "#app/routes/site/not-found/local-address.ts";
import { failures } from "#app/web/failures.ts";
import { boroughFailed, boroughNotFound, type LostPage, noBorough } from "#content/pages/local-failures.ts";
import { findArea } from "#domain/areas/area.ts";
import { DomainError } from "#domain/errors.ts";

type BoroughAnswer = { to: string } | { status: 404 | 500; lost: LostPage; cause?: unknown };

const SLUG_LETTERS_MAX = 80;

/** Where `/boroughs/{slug}` redirects, or what it says instead. */
export function boroughAnswer(slug: string | undefined, find = findArea): BoroughAnswer {
  if (!slug) return { status: 404, lost: noBorough };
  try {
    const to = localPage({ place: slug }, find);
    return to ? { to } : { status: 404, lost: boroughNotFound(slug.slice(0, SLUG_LETTERS_MAX)) };
  } catch (cause) {
    const message = cause instanceof DomainError ? failures[cause.code].message : undefined;
    return { status: 500, lost: boroughFailed(message), cause };
  }
}
