import { openDatabase } from "#db/connection.ts";
import { todaysRules } from "#db/rules.ts";
import type { Benchmark } from "../benchmark.ts";
import { compare } from "../compare.ts";
import { onFreshCopy } from "../data/fresh-copy.ts";
import { makePurchaseTemplate, measurePurchases, purchaseCopy } from "../purchases.ts";

const TEMPLATE = "bench_chain";
const SIDE = { callers: 8, installers: 2_000 };

export const chain: Benchmark = {
  name: "chain",
  method: `Ours: the verb \`purchaseLead\`, eight callers, as in the part on purchases. Baseline: the same verb on a copy whose
ledger rows are not hashed: its two triggers do all the rest.`,
  async run(context) {
    await makePurchaseTemplate(context, TEMPLATE);
    const copy = purchaseCopy(TEMPLATE);
    const ours = () => onFreshCopy(context, copy, (url) => measurePurchases(context, { url, ...SIDE }));
    const baseline = () =>
      onFreshCopy(context, copy, async (url) => {
        await leaveOutChain(url);
        return measurePurchases(context, { url, ...SIDE });
      });
    const about = { name: "purchases with chained rows", unit: "purchases/s", target: 0.97 };
    const figure = await compare(about, { ours, baseline }, context);
    await context.postgres.dropDatabase(TEMPLATE);
    return [figure];
  },
};

async function leaveOutChain(url: string): Promise<void> {
  const db = await openDatabase({ url });
  const [number, post] = unchainedRules();
  await db.named("number", number, []);
  await db.named("post", post, []);
  await db.close();
}

/** The two functions of the ledger's triggers without what hashes its rows. */
function unchainedRules(): [number: string, post: string] {
  return [
    without("number_ledger_row", [
      [/ledger_head, /, ""],
      [/new\.entry_hash := ledger_entry_hash\([^;]*;/, "new.entry_hash := '';"],
    ]),
    without("post_ledger_row", [[/,\s*ledger_head = new\.entry_hash/, ""]]),
  ];
}

function without(name: string, changes: [RegExp, string][]): string {
  const rule = todaysRules().find((statement) => statement.includes(`create function ${name}()`)) ?? "";
  return changes.reduce(
    (text, [part, instead]) => {
      if (!part.test(text)) throw new Error(`${name} has no ${part}, so there is nothing to compare with`);
      return text.replace(part, instead);
    },
    rule.replace("create function", "create or replace function"),
  );
}
