import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type WebhookEvent, webhookEvents } from "#content/webhook-events.ts";
import { calledAddress } from "#domain/called-address.ts";
import { requiredCode } from "#domain/text-input.ts";

const values: readonly string[] = webhookEvents.map(({ value }) => value);

const isEvent = (value: string): value is WebhookEvent => values.includes(value);

/**
 * The address and events of an installer's program. Plain http, this machine and bare network addresses are refused;
 * `allowLocal` (the demonstration) also accepts http://localhost. What a name resolves to is checked at each delivery.
 */
export function endpointForm({ allowLocal }: { allowLocal: boolean }) {
  return z.object({
    url: calledAddress(requiredCode("Enter your webhook address.", limits.webhookUrlLengthMax), { allowLocal }),
    events: z
      .array(z.string(), "Choose at least one event.")
      .transform((given) => [...new Set(given)].filter(isEvent))
      .refine((events) => events.length > 0, "Choose at least one event."),
  });
}

export type EndpointForm = z.infer<ReturnType<typeof endpointForm>>;
