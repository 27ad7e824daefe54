/** "12 of 2,000 characters", counted like the server: without surrounding space. */
export function countInWords(text: string, lengthMax: number): string {
  return `${inFigures(text.trim().length)} of ${inFigures(lengthMax)} characters`;
}

/** By hand: `Intl` would make the browser load its number formats on public pages, which takes 30 ms. */
const inFigures = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
