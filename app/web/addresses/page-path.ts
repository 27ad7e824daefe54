/** The path of the page that is asked for, also where the router asks for its data only. */
export function pagePath(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
}
