import { BookmarkPlus, X } from "lucide-react";
import { Form, Link } from "react-router";
import { leadsAddress } from "#app/routes/installer/leads/leads-address.ts";
import { TextField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import type { LeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import type { SavedView } from "#domain/leads-for-sale/saved-views.ts";

interface SavedViewsProps {
  views: readonly SavedView[];
  /** Made on the server, so that sending the form twice saves one. */
  newId: string;
  filter: LeadFilter;
  state: FormState | undefined;
}

/** The filters a person has saved under names. Renders nothing if there are none and none can be saved. */
export function SavedViews({ views, newId, filter, state }: SavedViewsProps) {
  const here = leadsAddress(filter);
  const isNew = here !== "/leads" && views.every((view) => leadsAddress(view.filter) !== here);
  if (views.length === 0 && !isNew) return null;
  return (
    <div className="saved-views">
      {views.length > 0 && (
        <nav aria-label="Saved views">
          <p className="small muted" aria-hidden="true">
            Saved views
          </p>
          <ul>
            {views.map((view) => (
              <View view={view} here={here} key={view.id} />
            ))}
          </ul>
        </nav>
      )}
      {isNew && <NewView key={here} id={newId} here={here} state={stateOfForm(state, "save-view")} />}
    </div>
  );
}

function View({ view: { id, name, filter }, here }: { view: SavedView; here: string }) {
  const address = leadsAddress(filter);
  return (
    <li>
      <Link to={address} aria-current={address === here ? "true" : undefined} preventScrollReset>
        {name}
      </Link>
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="form" value="delete-view" />
        <input type="hidden" name="id" value={id} />
        <SubmitButton variant="quiet" size="tight" pendingLabel="Deleting…" intent={{ name: "id", value: id }}>
          <X className="icon" aria-hidden="true" />
          <span className="sr-only">Delete the view {name}</span>
        </SubmitButton>
      </Form>
    </li>
  );
}

function NewView({ id, here, state }: { id: string; here: string; state: FormState | undefined }) {
  return (
    <details className="save-view" open={state !== undefined}>
      <summary className="btn btn-secondary btn-tight">
        <BookmarkPlus className="icon" aria-hidden="true" />
        Save this view
      </summary>
      <Form method="post" action={here} noValidate aria-label="Save this view" preventScrollReset>
        <FormFailure state={state} idPrefix="view" id="view-errors" />
        <input type="hidden" name="form" value="save-view" />
        <input type="hidden" name="id" value={id} />
        <TextField label="View name" {...fieldsOf(state, "view")("name")} autoComplete="off" required />
        <SubmitButton variant="secondary" pendingLabel="Saving…" intent={{ name: "id", value: id }}>
          Save view
        </SubmitButton>
      </Form>
    </details>
  );
}
