import theme from "#app/theme.css?raw";

/** The light ones: those outside any condition come first in the file. */
const light: ReadonlyMap<string, string> = new Map(
  [...theme.slice(0, theme.indexOf("@media")).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);

/** Replaces the names of theme colours with their values, because the drawing program does not know them. */
export function withColours(drawing: string): string {
  return drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = light.get(name);
    if (!colour) throw new Error(`app/theme.css has no ${name}`);
    return colour;
  });
}
