import { Ticks } from "#app/routes/site/parts/ticks.tsx";
import { Card } from "#app/ui/card.tsx";

type InformationCard = { title: string; text: string; points?: readonly string[] };

export function InformationCards({ cards }: { cards: readonly InformationCard[] }) {
  return (
    <div className="two cards">
      {cards.map(({ title, text, points }) => (
        <Card title={title} key={title}>
          <p>{text}</p>
          {points && <Ticks points={points} />}
        </Card>
      ))}
    </div>
  );
}
