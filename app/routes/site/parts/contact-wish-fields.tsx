import { ContactWishQuestions } from "#app/ui/forms/contact-wish-questions.tsx";
import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";

/**
 * What whoever calls first should know. Nobody has to say either, so both are folded away until somebody wants to, has
 * said something, or is told what is wrong with it.
 */
export function ContactWishFields({ field }: { field: FieldsOfForm }) {
  const [way, times] = [field("contactWay"), field("contactTimes")];
  const isInUse = [way, times].some(({ defaultValue, errors }) => Boolean(defaultValue || errors));
  return (
    <details className="contact-wish" open={isInUse}>
      <summary>Say how and when you like to be contacted (optional)</summary>
      <ContactWishQuestions way={way} times={times} />
    </details>
  );
}
