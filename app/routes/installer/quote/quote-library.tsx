import { Library, Plus } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Link } from "react-router";
import type { Rows } from "#app/routes/installer/quote/use-rows.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { equipmentRoles } from "#content/quote-sheet/offer-fields.ts";
import type { SavedItem } from "#domain/quotes/library.ts";
import type { ItemList } from "#domain/quotes/sheet/typed-rows.ts";

/** From here on the library stands beside the form (quote-editor.css). */
const BESIDE = "(min-width: 68rem)";
/** More than these are searched rather than read. */
const READ_AT_ONCE = 6;

interface Props {
  items: readonly SavedItem[];
  list: ItemList;
  rows: Rows;
  /** The id of the form that the buttons belong to. */
  formId: string;
  fold: RefObject<HTMLDetailsElement | null>;
}

/** Equipment that the company keeps: one press puts it into the quote. Folded where it stands below the form. */
export function QuoteLibrary({ items, list, rows, formId, fold }: Props) {
  const [sought, setSought] = useState("");
  useEffect(() => {
    if (fold.current && window.matchMedia(BESIDE).matches) fold.current.open = true;
  }, [fold]);
  const words = sought.toLowerCase().split(/\s+/);
  const found = items.filter((item) => words.every((word) => nameOf(item).toLowerCase().includes(word)));
  return (
    <details className="card quote-library" ref={fold}>
      <summary>
        <Library className="icon" aria-hidden="true" />
        <h2 className="h3">From your library</h2>
      </summary>
      <div className="stack">
        {items.length > READ_AT_ONCE && (
          <label className="needs-script">
            <span className="small">Find in your library</span>
            <input className="input" type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
          </label>
        )}
        {items.length === 0 && (
          <p className="small muted">Save equipment you often fit and add it to a quote with one click.</p>
        )}
        <ul>
          {found.map((item) => (
            <li key={item.id}>
              <span>
                <b>{nameOf(item)}</b>
                <span className="small muted">{aboutItem(item)}</span>
              </span>
              <SubmitButton
                form={formId}
                name="intent"
                value={`item ${item.id}`}
                variant="secondary"
                size="tight"
                pendingLabel="Adding…"
                onClick={(press) => rows.addItem(press, list, item)}
              >
                <Plus className="icon" aria-hidden="true" />
                Add<span className="sr-only"> {nameOf(item)}</span>
              </SubmitButton>
            </li>
          ))}
        </ul>
        {items.length > 0 && found.length === 0 && <p className="small muted">No matches.</p>}
        <p className="small">
          <Link to="/quotes/library">{items.length === 0 ? "Start your library" : "Change the library"}</Link>
        </p>
      </div>
    </details>
  );
}

function nameOf({ make, model }: SavedItem): string {
  return `${make} ${model}`;
}

function aboutItem({ role, warrantyYears }: SavedItem): string {
  const what = equipmentRoles.find(({ value }) => value === role)?.label ?? role;
  return `${what}, ${warrantyYears === 1 ? "1 year" : `${warrantyYears} years`} of warranty`;
}
