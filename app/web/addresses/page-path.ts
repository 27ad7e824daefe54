/** The path of the page being requested, even if the router asks only for its data. */
export function pagePath(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
}
