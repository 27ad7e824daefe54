/** What the networks that show shared links ask for, in pixels. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const NAME_OF_HOME = "/home";

/** Where the picture of a public page is: /share/services/solar-panels.png. */
export function shareAddress(path: string): string {
  return `/share${path === "/" ? NAME_OF_HOME : path}.png`;
}

/** The page that a picture's name (the address after /share/) stands for. */
export function pageOfShareName(name: string): string | undefined {
  const path = /^(.+)\.png$/.exec(`/${name}`)?.[1];
  return path === NAME_OF_HOME ? "/" : path;
}
