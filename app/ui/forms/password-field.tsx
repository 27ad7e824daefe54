import clsx from "clsx";
import { type ComponentProps, useState } from "react";
import { FieldFrame, type FieldProps } from "#app/ui/forms/field-frame.tsx";
import { fieldWiring } from "#app/ui/forms/field-wiring.ts";

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "id" | "name" | "type" | "children"> & {
    autoComplete: "current-password" | "new-password";
    /** What the button shows and hides; a second password on the page needs different words. */
    subject?: string | undefined;
  };

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, idPrefix, hint, errors, optional, className, subject = "password", ...native } = props;
  const [shown, setShown] = useState(false);
  const { id, control } = fieldWiring({ name, idPrefix, hint, errors, optional }, native["aria-describedby"]);
  return (
    <FieldFrame label={label} name={name} idPrefix={idPrefix} hint={hint} errors={errors} optional={optional}>
      <div className="affix">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...native}
          {...control}
          type={shown ? "text" : "password"}
          className={clsx("input", className)}
        />
        <button
          type="button"
          className="affix-after affix-button needs-script"
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <span>
            {shown ? "Hide" : "Show"}
            <span className="sr-only"> {subject}</span>
          </span>
        </button>
      </div>
    </FieldFrame>
  );
}
