import clsx from "clsx";
import type { ComponentProps } from "react";
import { FieldFrame, type FieldProps } from "#app/ui/forms/field-frame.tsx";
import { fieldWiring } from "#app/ui/forms/field-wiring.ts";

type Control<Tag extends "input" | "textarea" | "select"> = Omit<ComponentProps<Tag>, "id" | "name" | "children">;

type TextFieldProps = FieldProps &
  Control<"input"> & {
    /** A unit to the left or right of the box, such as £ or m². */
    before?: string | undefined;
    after?: string | undefined;
  };

export function TextField(props: TextFieldProps) {
  const { label, name, idPrefix, hint, errors, optional, before, after, className, type = "text", ...native } = props;
  const { control } = fieldWiring({ name, idPrefix, hint, errors, optional }, native["aria-describedby"]);
  const input = <input {...native} {...control} type={type} className={clsx("input", className)} />;
  return (
    <FieldFrame {...{ label, name, idPrefix, hint, errors, optional }}>
      {before || after ? (
        <div className="affix">
          {before && <span className="affix-before">{before}</span>}
          {input}
          {after && <span className="affix-after">{after}</span>}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

export function TextAreaField(props: FieldProps & Control<"textarea">) {
  const { label, name, idPrefix, hint, errors, optional, className, rows = 3, ...native } = props;
  const { control } = fieldWiring({ name, idPrefix, hint, errors, optional }, native["aria-describedby"]);
  return (
    <FieldFrame {...{ label, name, idPrefix, hint, errors, optional }}>
      <textarea {...native} {...control} rows={rows} className={clsx("input", className)} />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps &
  Control<"select"> & {
    options: readonly { value: string; label: string }[];
    /** The text of an initial choice with no value, such as "Choose one". */
    placeholder?: string | undefined;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, name, idPrefix, hint, errors, optional, options, placeholder, className, ...native } = props;
  const { control } = fieldWiring({ name, idPrefix, hint, errors, optional }, native["aria-describedby"]);
  return (
    <FieldFrame {...{ label, name, idPrefix, hint, errors, optional }}>
      <select {...native} {...control} className={clsx("input", className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
