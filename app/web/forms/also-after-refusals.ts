/**
 * The `shouldRevalidate` of a page whose refusals say that something has changed: it reads its data anew after them, too.
 * By itself the router does so after a success only.
 */
export function alsoAfterRefusals(): boolean {
  return true;
}
