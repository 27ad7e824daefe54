import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "#app/ui/format.ts";
import "./talk.css";

const KILOBYTE = 1024;

interface Shown {
  id: string;
  fileName: string;
  sizeBytes: number;
}

export const sizeInWords = (bytes: number) => `${formatNumber(Math.max(1, Math.round(bytes / KILOBYTE)))} kB`;

/** Files to download. `at`: the address before each file's id. `note` says more about a file, `after` follows it. */
export function AttachedFiles<F extends Shown>({
  files,
  at,
  note,
  after,
}: {
  files: readonly F[];
  at: string;
  note?: (file: F) => string;
  after?: (file: F) => ReactNode;
}) {
  if (files.length === 0) return null;
  return (
    <ul className="talk-files">
      {files.map((file) => (
        <li key={file.id} className="talk-file">
          <a href={`${at}/${file.id}`} className="talk-file-link" download>
            <FileText className="icon" aria-hidden="true" />
            {file.fileName}
          </a>{" "}
          <span className="small muted">
            {sizeInWords(file.sizeBytes)}
            {note?.(file)}
          </span>
          {after?.(file)}
        </li>
      ))}
    </ul>
  );
}
