import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button-class.ts";

export function CsvLink({ href, children = "Export as CSV" }: { href: string; children?: ReactNode }) {
  return (
    <a className={buttonClass({ variant: "secondary" })} href={href} download>
      <Download className="icon" aria-hidden="true" />
      {children}
    </a>
  );
}
