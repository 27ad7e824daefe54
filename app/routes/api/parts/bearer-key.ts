/** The key in `Authorization: Bearer KEY`, possibly empty; undefined if none was sent. */
export function bearerKeyOf(headers: Headers): string | undefined {
  const [scheme, key = ""] = headers.get("authorization")?.trim().split(/ +/) ?? [];
  return scheme?.toLowerCase() === "bearer" ? key : undefined;
}
