import type { FieldNaming } from "#app/ui/forms/field-wiring.ts";
import { GroupFrame } from "#app/ui/forms/group-frame.tsx";
import "./choices.css";

type ChoiceGroupProps = FieldNaming & {
  label: string;
  /** One choice, or any number. */
  type: "radio" | "checkbox";
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  chosen: readonly string[];
};

/** Several choices under one question. The error summary links to the first. */
export function ChoiceGroup({ type, options, chosen, ...framing }: ChoiceGroupProps) {
  return (
    <GroupFrame className="choices" {...framing}>
      {(firstId) =>
        options.map((option, index) => (
          <label className="choice" key={option.value}>
            <input
              type={type}
              name={framing.name}
              value={option.value}
              id={index === 0 ? firstId : undefined}
              defaultChecked={chosen.includes(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span className="hint"> {option.hint}</span>}
            </span>
          </label>
        ))
      }
    </GroupFrame>
  );
}
