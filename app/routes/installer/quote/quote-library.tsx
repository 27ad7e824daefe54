import { Library, Plus } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Link } from "react-router";
import { aboutItem } from "#app/routes/installer/quote/about-item.ts";
import type { Rows } from "#app/routes/installer/quote/use-rows.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { SavedItem } from "#domain/quotes/library.ts";
import type { ItemList } from "#domain/quotes/sheet/typed-rows.ts";

/** From here on the price book stands beside the form (quote-editor.css). */
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

/** The company's price book: one press puts it into the quote. Folded where it stands below the form. */
export function QuoteLibrary({ items, list, rows, formId, fold }: Props) {
  const [sought, setSought] = useState("");
  useEffect(() => {
    if (fold.current && window.matchMedia(BESIDE).matches) fold.current.open = true;
  }, [fold]);
  const words = sought.toLowerCase().split(/\s+/);
  const suited = list === "equipment" ? items.filter(({ make }) => make !== null) : items;
  const found = suited.filter((item) => words.every((word) => item.text.toLowerCase().includes(word)));
  return (
    <details className="card quote-library" ref={fold}>
      <summary>
        <Library className="icon" aria-hidden="true" />
        <h3>From your price book</h3>
      </summary>
      <div className="stack">
        {suited.length > READ_AT_ONCE && (
          <label className="needs-script">
            <span className="small">Find in your price book</span>
            <input className="input" type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
          </label>
        )}
        {suited.length === 0 && (
          <p className="small muted">Save what you often quote, and add it to a quote with one click.</p>
        )}
        <ul>
          {found.map((item) => (
            <li key={item.id}>
              <span>
                <b>{item.text}</b>
                <span className="small muted">{aboutItem(item).join(", ")}</span>
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
                Add<span className="sr-only"> {item.text}</span>
              </SubmitButton>
            </li>
          ))}
        </ul>
        {suited.length > 0 && found.length === 0 && <p className="small muted">No matches.</p>}
        <p className="small">
          <Link to="/quotes/library">{items.length === 0 ? "Start your price book" : "Change the price book"}</Link>
        </p>
      </div>
    </details>
  );
}
