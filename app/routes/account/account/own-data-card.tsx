import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

export function OwnDataCard() {
  return (
    <Card title="Your data" className="stack">
      <p>Download everything that we hold about your company, or close your account.</p>
      <p>
        <LinkButton variant="secondary" to="/account/data">
          Your data
        </LinkButton>
      </p>
    </Card>
  );
}
