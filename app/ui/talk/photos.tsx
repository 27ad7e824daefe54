import type { ReactNode } from "react";
import { SummaryButton } from "#app/ui/summary-button.tsx";
import { type PhotoKindName, photoKinds, photosInWords } from "#content/brief/photos.ts";
import "./photos.css";

interface Shown {
  id: string;
  kind: PhotoKindName;
}

/**
 * Photos of a brief, folded, so that no phone loads them unasked. `at`: the address before each one's id. `after` follows
 * a photo, with its name.
 */
export function Photos<P extends Shown>({
  photos,
  at,
  after,
}: {
  photos: readonly P[];
  at: string;
  after?: (photo: P, name: string) => ReactNode;
}) {
  return (
    <details>
      <SummaryButton>{photosInWords(photos.length)}</SummaryButton>
      <ul className="photos">
        {photos.map((photo, index) => {
          const name = `${photoKinds[photo.kind].label}, photo ${index + 1} of ${photos.length}`;
          return (
            <li key={photo.id}>
              <a href={`${at}/${photo.id}`} download>
                <img src={`${at}/${photo.id}`} alt={name} loading="lazy" decoding="async" />
              </a>
              <span>{photoKinds[photo.kind].label}</span>
              {after?.(photo, name)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
