import type { FieldNaming } from "#app/ui/forms/field-wiring.ts";
import { GroupFrame } from "#app/ui/forms/group-frame.tsx";
import "./segments.css";

type SegmentsProps = FieldNaming & {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
};

/**
 * One of a few short answers, side by side: all are visible, and one click chooses. The error summary links to the
 * first.
 */
export function Segments({ options, chosen, ...framing }: SegmentsProps) {
  return (
    <GroupFrame className="segments" {...framing}>
      {(firstId) => (
        <div className="segment-row">
          {options.map((option, index) => (
            <label key={option.value}>
              <input
                type="radio"
                name={framing.name}
                value={option.value}
                id={index === 0 ? firstId : undefined}
                defaultChecked={option.value === chosen}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </GroupFrame>
  );
}
