import clsx from "clsx";
import { type ComponentProps, useState } from "react";
import { FieldFrame, type FieldProps } from "#app/ui/forms/field-frame.tsx";
import { fieldId, fieldWiring } from "#app/ui/forms/field-wiring.ts";
import { MeantDomain } from "#app/ui/forms/meant-domain/meant-domain.tsx";
import { countInWords } from "#app/ui/forms/text-count.ts";

/** Without `maxLength`: the browser would cut pasted text without a word. */
type Control<Tag extends "input" | "textarea" | "select"> = Omit<
  ComponentProps<Tag>,
  "id" | "name" | "children" | "maxLength"
>;

type TextFieldProps = FieldProps &
  Control<"input"> & {
    /** A unit to the left or right of the box, such as £ or m². */
    before?: string | undefined;
    after?: string | undefined;
  };

const PLAIN = { type: "text", autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/**
 * The keyboard for addresses without the browser's own check, which refuses invisible characters in a copied address,
 * with unhelpful words. The server drops them.
 */
const checkedByUs: Partial<Record<string, ComponentProps<"input">>> = {
  email: { ...PLAIN, inputMode: "email" },
  url: { ...PLAIN, inputMode: "url" },
};

export function TextField(props: TextFieldProps) {
  const { label, name, idPrefix, hint, errors, optional, before, after, className, type = "text", ...native } = props;
  // Of an address that is known already, such as to sign in, nothing is asked.
  const meantId = native.autoComplete === "email" ? `${fieldId(name, idPrefix)}-meant` : undefined;
  const describedBy = [native["aria-describedby"], meantId].filter(Boolean).join(" ");
  const { control } = fieldWiring({ name, idPrefix, hint, errors, optional }, describedBy);
  const input = (
    <input {...native} {...(checkedByUs[type] ?? { type })} {...control} className={clsx("input", className)} />
  );
  return (
    <FieldFrame label={label} name={name} idPrefix={idPrefix} hint={hint} errors={errors} optional={optional}>
      {before || after ? (
        <div className="affix">
          {before && <span className="affix-before">{before}</span>}
          {input}
          {after && <span className="affix-after">{after}</span>}
        </div>
      ) : (
        input
      )}
      {meantId && <MeantDomain id={meantId} typed={String(native.defaultValue ?? "")} />}
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldProps &
  Control<"textarea"> & {
    /** The server's limit. The field accepts more, and a count below it says how many characters are used. */
    lengthMax?: number | undefined;
  };

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, name, idPrefix, hint, errors, optional, className, rows = 3, lengthMax, ...native } = props;
  const [typed, setTyped] = useState(String(native.defaultValue ?? ""));
  const countId = lengthMax === undefined ? undefined : `${fieldId(name, idPrefix)}-count`;
  const describedBy = [native["aria-describedby"], countId].filter(Boolean).join(" ");
  const { control } = fieldWiring({ name, idPrefix, hint, errors, optional }, describedBy);
  return (
    <FieldFrame label={label} name={name} idPrefix={idPrefix} hint={hint} errors={errors} optional={optional}>
      <textarea
        {...native}
        {...control}
        rows={rows}
        className={clsx("input", className)}
        data-length-max={lengthMax}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {lengthMax !== undefined && (
        <span className="hint" id={countId}>
          {countInWords(typed, lengthMax)}
        </span>
      )}
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps &
  Control<"select"> & {
    options: readonly { value: string; label: string }[];
    /** The label of an initial choice without a value, such as "Choose one". */
    placeholder?: string | undefined;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, name, idPrefix, hint, errors, optional, options, placeholder, className, ...native } = props;
  const { control } = fieldWiring({ name, idPrefix, hint, errors, optional }, native["aria-describedby"]);
  return (
    <FieldFrame label={label} name={name} idPrefix={idPrefix} hint={hint} errors={errors} optional={optional}>
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
