import { useNavigation } from "react-router";

/** A field that tells a form from the others on its page. */
export type FormIntent = { name: string; value: string };

/** True while a form on this page is being sent; with an intent, only for that form. */
export function useIsSubmitting(intent?: FormIntent): boolean {
  const { formData } = useNavigation();
  if (!formData) return false;
  return intent === undefined || formData.getAll(intent.name).includes(intent.value);
}
