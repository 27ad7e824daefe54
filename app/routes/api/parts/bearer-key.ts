/** The key of `Authorization: Bearer KEY`, perhaps empty; undefined where none is sent. */
export function bearerKeyOf(headers: Headers): string | undefined {
  const [scheme, key = ""] = headers.get("authorization")?.trim().split(/ +/) ?? [];
  return scheme?.toLowerCase() === "bearer" ? key : undefined;
}
