import { env } from "#config/env.ts";

/** A choice of the operator's. Only its name and whether it is on: its value may be secret. */
export interface FeatureSetting {
  name: string;
  /** The environment settings behind it. */
  setBy: string;
  isOn: boolean;
}

/** The operator's choices in this process. They change only with a restart. */
export function featureSettings(): FeatureSetting[] {
  const settings = env();
  return [
    { name: "Demonstration", setBy: "DEMO", isOn: settings.DEMO },
    { name: "PostgreSQL instead of the embedded database", setBy: "DATABASE_URL", isOn: isSet(settings.DATABASE_URL) },
    { name: "Mail server", setBy: "SMTP_URL", isOn: isSet(settings.SMTP_URL) },
    {
      name: "Card payments by Stripe",
      setBy: "STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET",
      isOn: isSet(settings.STRIPE_SECRET_KEY) && isSet(settings.STRIPE_WEBHOOK_SECRET),
    },
    { name: "Documents in a file store (S3)", setBy: "FILE_STORE_URL", isOn: isSet(settings.FILE_STORE_URL) },
    {
      name: "A supplier’s prices (Octopus Energy)",
      setBy: "PRICE_SOURCE",
      isOn: settings.PRICE_SOURCE === "octopus",
    },
    { name: "Behind our own proxy", setBy: "TRUST_PROXY", isOn: settings.TRUST_PROXY > 0 },
    {
      name: "Two-factor sign-in required for administrators",
      setBy: "REQUIRE_ADMIN_2FA",
      isOn: settings.REQUIRE_ADMIN_2FA,
    },
  ];
}

function isSet(value: string | undefined): boolean {
  return value !== undefined;
}
