/** "12 of 2,000 characters", as the server counts them: without the space around the text. */
export function countInWords(text: string, lengthMax: number): string {
  return `${inFigures(text.trim().length)} of ${inFigures(lengthMax)} characters`;
}

/** By hand: on public pages the browser would read its words for numbers for it, 30 ms. */
const inFigures = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
