import { useNavigation } from "react-router";

/** A field of the form that tells it from the other forms of its page. */
export type FormIntent = { name: string; value: string };

/** True while a form of this page is being sent; with an intent, only while the form that holds it is. */
export function useIsSubmitting(intent?: FormIntent): boolean {
  const { formData } = useNavigation();
  if (!formData) return false;
  return intent === undefined || formData.getAll(intent.name).includes(intent.value);
}
