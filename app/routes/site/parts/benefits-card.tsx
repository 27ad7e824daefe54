import { Ticks } from "#app/routes/site/parts/ticks.tsx";
import { Card } from "#app/ui/card.tsx";

export function BenefitsCard({ benefits }: { benefits: readonly string[] }) {
  return (
    <Card title="Benefits">
      <Ticks points={benefits} />
    </Card>
  );
}
