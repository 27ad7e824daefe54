import type { MiddlewareFunction } from "react-router";
import { domainContext } from "#app/web/context.ts";
import { shownError } from "#app/web/with-error-page.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { requireHouseholdLink, requireOwnLink } from "#domain/request-links/open-link.ts";

const headers = { "cache-control": "no-store", "referrer-policy": "same-origin", "x-robots-tag": "noindex" };

/** For pages behind a private link. Not set as the page's headers, which a response refusing the link would lack. */
export const keepPrivate: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
};

/** Refuses writes through a read-only or ended link before anything sent with them is read. */
export const refuseWriting = refuseWrites(requireOwnLink);

/** The same where a household's link can only look. */
export const onlyLooking = refuseWrites(async (domain, token) => {
  await requireHouseholdLink(domain, token);
  throw new DomainError("read_only_link");
});

function refuseWrites(require: (domain: Context, token: string) => Promise<void>): MiddlewareFunction<Response> {
  return async ({ request, context, params }, next) => {
    if (request.method === "GET" || request.method === "HEAD") return next();
    try {
      await require(domainContext(context), params.token ?? "");
    } catch (error) {
      throw shownError(context, error);
    }
    return next();
  };
}
