/** "12 of 2,000 characters", as the server counts them: without the space around the text. */
export function countInWords(text: string, lengthMax: number): string {
  return `${inFigures(text.trim().length)} of ${inFigures(lengthMax)} characters`;
}

const inFigures = (count: number) => count.toLocaleString("en-GB");
