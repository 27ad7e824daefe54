import { type ContactWish, contactWishInWords } from "#content/contact-wish.ts";

/** How and when the customer likes to be reached; nothing for one who said neither. */
export function Prefers({ wish }: { wish: ContactWish }) {
  const words = contactWishInWords(wish);
  if (!words) return null;
  return (
    <p>
      Prefers <b>{words}</b>.
    </p>
  );
}
