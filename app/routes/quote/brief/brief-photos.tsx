import { Form } from "react-router";
import { FileField } from "#app/ui/forms/file-field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { stateOfForm } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Photos } from "#app/ui/talk/photos.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { COVER_NAMES, type PhotoKindName, photoKinds, photoKindsOf } from "#content/brief/photos.ts";
import { DOCUMENT_TOO_LARGE, documentSizeMax } from "#content/installer-documents.ts";
import type { MyBrief } from "#domain/briefs/my-brief.ts";

/** What of the page's forms is about photos. */
export type PhotoIntent = "add-photos" | "remove-photo";

type Props = {
  brief: Pick<MyBrief, "serviceType" | "photos" | "canChange">;
  state: FormState | undefined;
  home: string;
};

/** Photos of the home: one form for each kind, and what is there already. */
export function BriefPhotos({ brief: { serviceType, photos, canChange }, state, home }: Props) {
  const free = limits.photosMax - photos.length;
  return (
    <section className="card stack" aria-labelledby="photos" id="add-photos">
      <h2 className="h3" id="photos">
        Photos
      </h2>
      <p>
        Only companies that have your details can open them; others see only how many there are. We remove where and
        when each was taken.
      </p>
      {photos.length > 0 && (
        <Photos photos={photos} at={`${home}/files`} after={(photo, name) => <Remove id={photo.id} name={name} />} />
      )}
      {canChange && free > 0 && (
        <>
          <p>
            <strong>{COVER_NAMES}</strong> on bills, meters and letters first. {limits.photosMax} photos at most, JPEG
            or PNG, {documentSizeMax} each.
          </p>
          {photoKindsOf(serviceType).map((kind) => (
            <AddPhotos key={kind} kind={kind} state={stateOfForm(state, `photos-${kind}`)} />
          ))}
        </>
      )}
      {canChange && free === 0 && (
        <p>{limits.photosMax} photos are all that a brief can hold. Remove one to add another.</p>
      )}
    </section>
  );
}

function AddPhotos({ kind, state }: { kind: PhotoKindName; state: FormState | undefined }) {
  const { label, hint } = photoKinds[kind];
  const idPrefix = `photos-${kind}`;
  return (
    <Form method="post" encType="multipart/form-data" className="stack-s photos-add" noValidate>
      <FormFailure state={state} idPrefix={idPrefix} />
      <input type="hidden" name="kind" value={kind} />
      <FileField
        name="photos"
        idPrefix={idPrefix}
        errors={state?.errors.photos}
        label={label}
        hint={hint}
        accept="image/jpeg,image/png"
        bytesMax={limits.documentBytesMax}
        tooLarge={DOCUMENT_TOO_LARGE}
        multiple
      />
      <SubmitButton name="intent" value={"add-photos" satisfies PhotoIntent} variant="secondary" pendingLabel="Adding…">
        Add<span className="sr-only"> photos: {label.toLowerCase()}</span>
      </SubmitButton>
    </Form>
  );
}

function Remove({ id, name }: { id: string; name: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={"remove-photo" satisfies PhotoIntent} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton variant="secondary" pendingLabel="Removing…">
        Remove<span className="sr-only"> {name}</span>
      </SubmitButton>
    </Form>
  );
}
