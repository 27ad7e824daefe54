import theme from "#app/theme.css?raw";

const darkFrom = theme.indexOf("@media (prefers-color-scheme: dark)");
/** Light colours are outside any condition and come first in the file. */
const light = colours(theme.slice(0, theme.indexOf("@media")));
const dark = colours(theme.slice(darkFrom));

function colours(part: string): ReadonlyMap<string, string> {
  return new Map([...part.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

/** Replaces the names of theme colours with their values, which the drawing program needs. */
export function withColours(drawing: string): string {
  return drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colourIn(light, name));
}

/** The background of every page, for the browser's or phone's own bars around it. */
export const paper = { light: colourIn(light, "--color-paper"), dark: colourIn(dark, "--color-paper") };

function colourIn(from: ReadonlyMap<string, string>, name: string): string {
  const colour = from.get(name);
  if (!colour) throw new Error(`app/theme.css has no ${name}`);
  return colour;
}
