/** The form in which a check is written down, also the name under which its errors come back. */
export function checkFormName(technology: string, check: string): string {
  return `check-${technology}-${check}`;
}
