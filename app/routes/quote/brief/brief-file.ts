import { asksFor } from "#content/brief/asks.ts";
import type { MyBrief } from "#domain/briefs/my-brief.ts";
import { roofYields } from "#domain/briefs/roof-yields.ts";

/** The brief as a file, field by field; contact details only if they were asked for. */
export function briefFile(brief: MyBrief, withContact: boolean): string {
  const { serviceType, serviceLabel, outcode, version, writtenAt, answers, sapRegion } = brief;
  const { name, email, phone, postcode } = brief.contact;
  const yields = roofYields(answers, sapRegion);
  const file = {
    ...{ service: serviceLabel, outcode, version, written_at: writtenAt },
    ...(withContact ? { contact: { name, email, phone, postcode } } : {}),
    answers,
    plan: brief.plan,
    our_yield: yields ? { kwh_per_kwp: yields.kwhPerKwp, source: `SAP 2012, ${yields.region}` } : null,
    ask_every_installer: asksFor(serviceType),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
