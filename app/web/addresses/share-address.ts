/** The size in pixels that networks ask for. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const NAME_OF_HOME = "/home";

/** The address of a public page's picture: /share/services/solar-panels.png. */
export function shareAddress(path: string): string {
  return `/share${path === "/" ? NAME_OF_HOME : path}.png`;
}

/** The page for a picture's name (the address after /share/). */
export function pageOfShareName(name: string): string | undefined {
  const path = /^(.+)\.png$/.exec(`/${name}`)?.[1];
  return path === NAME_OF_HOME ? "/" : path;
}
