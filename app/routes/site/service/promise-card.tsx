import { Ticks } from "#app/routes/site/parts/ticks.tsx";
import { Card } from "#app/ui/card.tsx";
import type { ServicePage } from "#content/service-pages/service-page.ts";

export function PromiseCard({ promise }: { promise: NonNullable<ServicePage["promise"]> }) {
  return (
    <Card title={promise.title}>
      <p>{promise.text}</p>
      <Ticks points={promise.points} />
    </Card>
  );
}
