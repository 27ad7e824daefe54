/** The path of the requested page, even if the router only asks for its data. */
export function pagePath(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
}
