/** The form that records a check, which is also the name under which its errors come back. */
export function checkFormName(technology: string, check: string) {
  return `check-${technology}-${check}` as const;
}

/** The form that takes a claim over, by the claim. */
export function claimFormName(key: string) {
  return `claim-${key}` as const;
}
