import type { MiddlewareFunction } from "react-router";

const headers = { "cache-control": "no-store", "referrer-policy": "same-origin", "x-robots-tag": "noindex" };

/** For pages behind a private link. Not set as the page's headers, which a response refusing the link would lack. */
export const keepPrivate: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
};
