import type { FieldsOfForm } from "#app/ui/forms/form-fields.ts";
import { GroupFrame } from "#app/ui/forms/group-frame.tsx";
import { limits } from "#config/limits.ts";
import { quoteServiceOptions } from "#content/options.ts";
import { sharingOptions, worksText } from "#content/sharing-text.ts";
import "./works-field.css";

const NAME = "works";

const counts = Array.from({ length: limits.worksPerRequestMax - 1 }, (_, index) => index + 2);

/**
 * More works of the same home in the same form, folded until somebody wants them. What they are told about sharing
 * depends on how many they tick, which styles count (`works-field.css`), and more exactly a script (`count-works.ts`).
 */
export function WorksField({ field, preset = [] }: { field: FieldsOfForm; preset?: readonly string[] | undefined }) {
  const { defaultValue, ...naming } = field(NAME, preset.length > 1 ? preset.join() : "");
  const chosen = defaultValue.split(",");
  return (
    <details className="works-fold" open={Boolean(defaultValue || naming.errors)}>
      <summary>I want more than one</summary>
      <GroupFrame
        className="works"
        label="Also send my request for"
        {...naming}
        hint={`At most ${limits.worksPerRequestMax} works in all: one email, one link, and separate quotes for each.`}
      >
        {(firstId) => (
          <div className="works-list" data-works="">
            {quoteServiceOptions.map(({ value, label }, index) => {
              const id = index === 0 ? firstId : `${firstId}-${value}`;
              return [
                <input
                  key={value}
                  type="checkbox"
                  name={NAME}
                  value={value}
                  id={id}
                  defaultChecked={chosen.includes(value)}
                />,
                <label key={`${value}-label`} htmlFor={id}>
                  {label}
                </label>,
              ];
            })}
            <div className="works-told" role="status">
              {sharingOptions.map(({ value }) => (
                <div key={value} data-sharing={value}>
                  {counts.map((works) => (
                    <p key={works} data-told={works}>
                      {worksText(value, works)}
                    </p>
                  ))}
                </div>
              ))}
            </div>
          </div>
        )}
      </GroupFrame>
    </details>
  );
}
