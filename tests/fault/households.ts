import type { Acts } from "#tests/fault/acts.ts";
import type { SignedIn } from "#tests/fault/site.ts";
import type { Dice } from "#tests/support/dice.ts";

/** Customers who pick, with their companies: from the request to a choice, or to stopping everything. */
export interface Households {
  /** A new customer, if there is room, and one step of each of the others. */
  customersTurn(): Promise<void>;
  /** Answers customers who picked a company; otherwise one company sends an outline. */
  companiesTurn(): Promise<void>;
}

/** False if it is too early. */
type Step = () => Promise<boolean>;

interface Household {
  steps: Step[];
  /** Purchases, by the outlines they came from. */
  picked: string[];
  /** How many they want to pick. */
  wanted: number;
}

/** How many customers are active before another asks: companies can send only a limited number of outlines. */
const AT_ONCE = 10;

export function householdsOf(acts: Acts, companies: SignedIn[], dice: Dice): Households {
  let underWay: Household[] = [];
  const sentBy = new Map<string, SignedIn>();
  let picks = 0;
  const toAnswer: string[] = [];
  const answered = new Set<string>();

  function begin(email: string): Household {
    const picked: string[] = [];
    const pick = async () => {
      if (sentBy.size <= picks) return false;
      const id = await acts.pick(email);
      if (id) {
        picks++;
        picked.push(id);
        toAnswer.push(id);
      }
      return id !== undefined;
    };
    const once = (step: Step) => async () => picked.every((id) => answered.has(id)) && (await step());
    const decide = [once(() => acts.pressTime(email)), once(() => acts.choose(email, picked.length))];
    const stop = () => acts.stop(email);
    const second = dice.throw(2) === 0 ? [pick] : [];
    const rest = dice.throw(3) === 0 ? [stop] : [...second, ...decide, ...(dice.throw(3) === 0 ? [stop] : [])];
    return { steps: [() => acts.confirmRequest(email), pick, ...rest], picked, wanted: 1 + second.length };
  }

  return {
    async customersTurn() {
      if (underWay.length < AT_ONCE) {
        const email = await acts.requestQuote("on_pick");
        if (email) underWay.push(begin(email));
      }
      await Promise.all(underWay.map(async ({ steps }) => (await steps[0]?.()) && steps.shift()));
      underWay = underWay.filter(({ steps }) => steps.length > 0);
    },

    async companiesTurn() {
      const purchaseId = toAnswer.shift();
      if (purchaseId) await answer(purchaseId);
      else if (underWay.some(({ picked, wanted }) => picked.length < wanted)) await outline(dice.pick(companies));
    },
  };

  async function answer(purchaseId: string): Promise<void> {
    const company = sentBy.get(purchaseId);
    if (!company) return;
    await acts.offerTimes(company, purchaseId);
    await acts.sendQuote(company, purchaseId);
    answered.add(purchaseId);
  }

  async function outline(company: SignedIn): Promise<void> {
    const id = await acts.sendOutline(company);
    if (id) sentBy.set(id, company);
  }
}
