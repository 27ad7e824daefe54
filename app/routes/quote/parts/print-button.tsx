import { Printer } from "lucide-react";
import { Button } from "#app/ui/button.tsx";

/** Opens the browser's print window, on pages that are hydrated and on those that are not (app/enhance/print-now.ts). */
export function PrintButton() {
  return (
    <Button variant="secondary" className="needs-script" data-print="" onClick={() => window.print()}>
      <Printer className="icon" aria-hidden="true" />
      Print
    </Button>
  );
}
