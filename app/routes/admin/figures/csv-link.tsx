import { Download } from "lucide-react";
import { addressOf } from "#app/routes/admin/parts/list-pager.tsx";
import { buttonClass } from "#app/ui/button-class.ts";

type CsvLinkProps = {
  figure: "weeks" | "contact" | "coverage";
  until?: string | undefined;
  /** Which figures, for people who hear the link out of context. */
  name: string;
};

export function CsvLink({ figure, until, name }: CsvLinkProps) {
  return (
    <a
      className={buttonClass({ variant: "secondary" })}
      href={addressOf("/admin/figures.csv", { figure, until })}
      download
    >
      <Download className="icon" aria-hidden="true" />
      Export as CSV<span className="sr-only">: {name}</span>
    </a>
  );
}
