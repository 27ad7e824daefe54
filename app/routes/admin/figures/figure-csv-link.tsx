import { CsvLink } from "#app/ui/csv-link.tsx";
import { addressOf } from "#app/web/addresses/list-address.ts";

type FigureCsvLinkProps = {
  figure: "weeks" | "contact" | "coverage";
  until?: string | undefined;
  /** Which figures, for people who hear the link out of context. */
  name: string;
};

export function FigureCsvLink({ figure, until, name }: FigureCsvLinkProps) {
  return (
    <CsvLink href={addressOf("/admin/figures.csv", { figure, until })}>
      Export as CSV<span className="sr-only">: {name}</span>
    </CsvLink>
  );
}
