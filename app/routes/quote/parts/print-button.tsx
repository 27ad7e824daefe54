import { Printer } from "lucide-react";
import { Button } from "#app/ui/button.tsx";

/** Works on hydrated pages and on others (app/enhance/print-now.ts). */
export function PrintButton() {
  return (
    <Button variant="secondary" className="needs-script" data-print="" onClick={() => window.print()}>
      <Printer className="icon" aria-hidden="true" />
      Print
    </Button>
  );
}
