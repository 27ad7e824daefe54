export function withNotice(path: string, notice: string): string {
  const url = new URL(path, "https://our.site");
  url.searchParams.set("notice", notice);
  return `${url.pathname}${url.search}${url.hash}`;
}
