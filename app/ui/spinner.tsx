import { LoaderCircle } from "lucide-react";

export function Spinner({ text }: { text: string }) {
  return (
    <div className="spinner" role="status">
      <LoaderCircle className="icon spin" aria-hidden="true" />
      {text}
    </div>
  );
}
