/**
 * The `shouldRevalidate` of a page whose refusals mean that something has changed: it reloads its data after them too.
 * By default the router does so only after a success.
 */
export function alsoAfterRefusals(): boolean {
  return true;
}
