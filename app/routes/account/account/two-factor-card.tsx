import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

export function TwoFactorCard({ isOn }: { isOn: boolean }) {
  return (
    <Card
      title="Two-factor sign-in"
      className="stack"
      aside={<Badge tone={isOn ? "ok" : "plain"}>{isOn ? "On" : "Off"}</Badge>}
    >
      <p>
        {isOn
          ? "Signing in asks for your password and for a code of your authenticator app."
          : "Ask for a code of an app on your phone, too. Who learns your password can then still not sign in."}
      </p>
      <p>
        <LinkButton variant="secondary" to="/account/two-factor">
          {isOn ? "Manage two-factor sign-in" : "Set up two-factor sign-in"}
        </LinkButton>
      </p>
    </Card>
  );
}
