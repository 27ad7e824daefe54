/**
 * The light tokens of app/theme.css: mail programs know no variables. Mails are light even where the system is dark.
 */
export const mailColours = {
  paper: "#fbfaf5",
  surface: "#ffffff",
  line: "#e5e2d6",
  ink: "#13261e",
  muted: "#55645c",
  leaf: "#17734a",
  leafStrong: "#0f5637",
  onLeaf: "#ffffff",
} as const;
