import { setTimeout as sleep } from "node:timers/promises";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import { type Acts, deedsOf } from "#tests/fault/acts.ts";
import { chosenHomesOf } from "#tests/fault/chosen-homes.ts";
import { householdsOf } from "#tests/fault/households.ts";
import type { SignedIn, Site } from "#tests/fault/site.ts";
import { countOf, nothingTold, type Told } from "#tests/fault/told.ts";
import { until } from "#tests/machines/program.ts";
import type { Dice } from "#tests/support/dice.ts";

/** Companies, customers and an administrator, all working at once until stopped. */
export interface Load {
  told: Told;
  /** Waits for this many more confirmed actions. */
  more(many: number): Promise<void>;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

const CUSTOMERS = 1;
const CANCELLING = 2;
const PAUSE_MILLISECONDS = 20;
/** Per company, so that several compete for the same leads. */
const LEADS_IN_VIEW = 8;
const MORE_WITHIN_SECONDS = 120;

/**
 * Not `withPayments` if the server's clock is wrong, because it then takes the provider's events for old ones;
 * `withCancelling` where the database is PostgreSQL, and stays.
 */
export function startLoad(site: Site, dice: Dice, { withPayments = true, withCancelling = false } = {}): Load {
  const told = nothingTold();
  const acts = deedsOf(site, told);
  const leads: string[] = [];
  const households = householdsOf(acts, site.companies, dice);
  let stopping = false;

  async function again(act: () => Promise<unknown>): Promise<void> {
    while (!stopping) {
      await act();
      await sleep(PAUSE_MILLISECONDS);
    }
  }

  const working = Promise.all([
    again(() => administer(acts, site, leads, dice)),
    ...site.companies.map((company) => {
      const trade = trader(acts, { company, told, withPayments }, leads, dice);
      return again(trade);
    }),
    ...Array.from({ length: CUSTOMERS }, () => again(customer(acts))),
    ...Array.from({ length: withCancelling ? CANCELLING : 0 }, () => again(chosenHomesOf(site, told))),
    again(households.customersTurn),
    again(households.companiesTurn),
  ]);
  return {
    told,
    async more(many) {
      const wanted = countOf(told) + many;
      await until(`${many} more confirmations`, MORE_WITHIN_SECONDS, async () => countOf(told) >= wanted);
    },
    async stop() {
      stopping = true;
      await working;
    },
  };
}

async function administer(acts: Acts, site: Site, leads: string[], dice: Dice): Promise<void> {
  if (dice.throw(3) === 0) return acts.grant(dice.pick(site.companies));
  const leadId = await acts.enterLead();
  if (leadId) leads.push(leadId);
}

type Trader = { company: SignedIn; told: Told; withPayments: boolean };

function trader(
  acts: Acts,
  { company, told, withPayments }: Trader,
  leads: string[],
  dice: Dice,
): () => Promise<unknown> {
  const tried = new Set<string>();
  const bought: string[] = [];
  return async () => {
    const chance = dice.throw(11);
    const own = bought.length > 0 ? dice.pick(bought) : undefined;
    if (chance === 0 && withPayments) return acts.buyCredits(company);
    // A message advances the stage, so only where none was set.
    if (own && chance === 10 && !told.stages.has(own)) return acts.write(company, own);
    if (own && chance < 3) return acts.refund(company, bought.splice(bought.indexOf(own), 1)[0] ?? own);
    if (own && chance < 5) return acts.changeStage(company, own, dice.pick(purchaseStageOptions).value);
    const leadId = leads.slice(-LEADS_IN_VIEW).find((id) => !tried.has(id));
    if (!leadId) return undefined;
    tried.add(leadId);
    const purchaseId = await (dice.throw(2) === 0 ? acts.buyByPage : acts.buyByKey)(company, leadId);
    if (purchaseId) bought.push(purchaseId);
    return undefined;
  };
}

/** Asks for quotes, and confirms once the mail has arrived. */
function customer(acts: Acts): () => Promise<void> {
  let waiting: string[] = [];
  return async () => {
    const email = await acts.requestQuote();
    if (email) waiting.push(email);
    const late: string[] = [];
    for (const one of waiting) if (!(await acts.confirmRequest(one))) late.push(one);
    waiting = late;
  };
}
