import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type WebhookEvent, webhookEvents } from "#content/webhook-events.ts";
import { requiredText } from "#domain/text-input.ts";

const values: readonly string[] = webhookEvents.map(({ value }) => value);

const isEvent = (value: string): value is WebhookEvent => values.includes(value);

/**
 * Where an installer's program listens, and for what. Plain http, this machine and bare network addresses are refused;
 * `allowLocal` (the demonstration) takes http://localhost too. What a name resolves to is checked at each delivery.
 */
export function endpointForm({ allowLocal }: { allowLocal: boolean }) {
  return z.object({
    url: requiredText("Enter the address of your program.", limits.webhookUrlLengthMax)
      .refine((url) => isHttps(url) || (allowLocal && isLocal(url)), "Enter an address that begins with https://.")
      .refine((url) => isNamed(url) || (allowLocal && isLocal(url)), "Enter the name of a public server.")
      .refine((url) => !hasPassword(url), "Leave the user name and the password out; our signature proves who calls."),
    events: z
      .array(z.string())
      .transform((given) => [...new Set(given)].filter(isEvent))
      .refine((events) => events.length > 0, "Choose at least one event."),
  });
}

export type EndpointForm = z.infer<ReturnType<typeof endpointForm>>;

const parse = (url: string) => (URL.canParse(url) ? new URL(url) : undefined);

function isHttps(url: string): boolean {
  return parse(url)?.protocol === "https:";
}

function isLocal(url: string): boolean {
  const parsed = parse(url);
  return parsed?.protocol === "http:" && parsed.hostname === "localhost";
}

/** The parser normalises every spelling of a bare address to digits and full stops, or to brackets. */
function isNamed(url: string): boolean {
  const host = parse(url)?.hostname.replace(/\.$/, "") ?? "";
  return host.includes(".") && !/^[\d.]+$|^\[|\.(localhost|local|internal)$/.test(host);
}

function hasPassword(url: string): boolean {
  const parsed = parse(url);
  return Boolean(parsed?.username || parsed?.password);
}
