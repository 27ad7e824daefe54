import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { type FormIntent, useIsSubmitting } from "#app/ui/forms/submitting.ts";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type"> & {
  pendingLabel: string;
  /** Needed if the page has several forms. The button's `name` and `value` count as its intent. */
  intent?: FormIntent | undefined;
};

function ownIntent({ intent, name, value }: SubmitButtonProps): FormIntent | undefined {
  return intent ?? (name !== undefined && value !== undefined ? { name, value: String(value) } : undefined);
}

export function SubmitButton(props: SubmitButtonProps) {
  const { pendingLabel, intent, onClick, children, ...button } = props;
  const pending = useIsSubmitting(ownIntent(props));
  // Not `disabled`: the button would lose the focus, and screen readers would miss the new label.
  const block = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
  return (
    <Button {...button} type="submit" data-pending={pendingLabel} aria-disabled={pending || undefined} onClick={block}>
      {pending && <LoaderCircle className="icon spin" aria-hidden="true" />}
      {pending ? pendingLabel : children}
    </Button>
  );
}
