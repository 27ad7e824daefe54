import { useNavigation } from "react-router";

/** A form field that tells it from the other forms on its page. */
export type FormIntent = { name: string; value: string };

/** True while a form on this page is being sent; with an intent, only while that form is. */
export function useIsSubmitting(intent?: FormIntent): boolean {
  const { formData } = useNavigation();
  if (!formData) return false;
  return intent === undefined || formData.getAll(intent.name).includes(intent.value);
}
