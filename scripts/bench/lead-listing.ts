import { openDatabase } from "#db/connection.ts";
import type { Actor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import type { Context } from "#domain/context.ts";
import { readLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import type { BenchContext, Figure } from "./benchmark.ts";
import { compare, type Measurement } from "./compare.ts";
import { percentile, timed } from "./signed-in.ts";

/** How many times as long the listing may take with the most leads as with the fewest. */
export const LISTING_GROWTH_MAX = { p50: 1.7, p99: 4 };

const FILTERS = [
  "area=mine",
  "area=all",
  "service=heat-pumps&urgency=high",
  "area=all&within=20",
  "area=all&budget=over-20k&urgency=low&age=30",
].map((filter) => readLeadFilter(new URLSearchParams(filter)));

export interface ListingSite {
  /** In words, for the table. */
  leads: string;
  url: string;
}

/** The verb that lists leads, in this process: with more leads against fewer. */
export async function compareListings(
  context: BenchContext,
  fewest: ListingSite,
  others: ListingSite[],
  readers: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const many of others) {
    for (const [share, percent] of [[0.5, "p50"] as const, [0.99, "p99"] as const]) {
      const about = {
        name: `lead listing, ${many.leads} against ${fewest.leads} leads, ${percent}`,
        unit: `lists/s (${percent})`,
        target: Number((1 / LISTING_GROWTH_MAX[percent]).toFixed(2)),
      };
      const side = ({ url }: ListingSite) => listed(url, { readers, share }, context);
      context.say(about.name);
      figures.push(await compare(about, { ours: () => side(many), baseline: () => side(fewest) }, context));
    }
  }
  return figures;
}

async function listed(
  url: string,
  { readers, share }: { readers: number; share: number },
  { seconds, warmUpSeconds }: BenchContext,
): Promise<Measurement> {
  const db = await openDatabase({ url });
  try {
    const actors = await Promise.all(
      Array.from({ length: readers }, (_, index) => loadActor({ db }, `bulk-installer-${index + 1}`)),
    );
    const times = await listFor({ db, now: new Date() }, actors, (warmUpSeconds + seconds) * 1000);
    const counted = times.filter(({ at }) => at > warmUpSeconds * 1000).map(({ milliseconds }) => milliseconds);
    return { rate: 1000 / percentile(counted, share), failures: 0 };
  } finally {
    await db.close();
  }
}

async function listFor(context: Context, actors: Actor[], milliseconds: number) {
  const times: { at: number; milliseconds: number }[] = [];
  const startedAt = performance.now();
  for (let turn = 0; performance.now() - startedAt < milliseconds; turn++) {
    const filter = FILTERS[turn % FILTERS.length];
    const actor = actors[Math.floor(turn / FILTERS.length) % actors.length];
    if (!actor) break;
    const { milliseconds: taken } = await timed(() => leadsForSale(context, actor, filter));
    times.push({ at: performance.now() - startedAt, milliseconds: taken });
  }
  return times;
}
