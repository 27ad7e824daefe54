export type MenuLink = { label: string; to: string };

export type MenuGroup = { title: string; services: readonly MenuLink[] };

/** `aria-current` for a menu link, as seen from the page at `currentPath`. */
export function currentPage(link: MenuLink, currentPath: string): "page" | undefined {
  return link.to === currentPath ? "page" : undefined;
}
