import { Card } from "#app/ui/card.tsx";

/** Shown instead of anything an administrator may not decide. */
export function OwnCompany({ title }: { title: string }) {
  return (
    <Card title={title}>
      <p>This is about your own company. Another administrator decides.</p>
    </Card>
  );
}
