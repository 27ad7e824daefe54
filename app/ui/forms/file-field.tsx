import clsx from "clsx";
import { type ChangeEvent, type ComponentProps, useState } from "react";
import { FieldFrame, type FieldProps } from "#app/ui/forms/field-frame.tsx";
import { fieldWiring } from "#app/ui/forms/field-wiring.ts";

type FileFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "id" | "name" | "type" | "children"> & {
    bytesMax: number;
    /** The message for a file that is too large, which is never sent. */
    tooLarge: string;
  };

export function FileField(props: FileFieldProps) {
  const { label, name, idPrefix, hint, optional, bytesMax, tooLarge, className, ...native } = props;
  const [isTooLarge, setTooLarge] = useState(false);
  const errors = isTooLarge ? [tooLarge] : native.errors;
  const { errors: _, ...input } = native;
  const { control } = fieldWiring({ name, idPrefix, hint, errors, optional }, native["aria-describedby"]);
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const weighsTooMuch = [...(currentTarget.files ?? [])].some(({ size }) => size > bytesMax);
    if (weighsTooMuch) currentTarget.value = "";
    setTooLarge(weighsTooMuch);
  };
  return (
    <FieldFrame label={label} name={name} idPrefix={idPrefix} hint={hint} errors={errors} optional={optional}>
      <input
        {...input}
        {...control}
        type="file"
        className={clsx("input", className)}
        data-bytes-max={bytesMax}
        data-too-large={tooLarge}
        onChange={weigh}
      />
    </FieldFrame>
  );
}
