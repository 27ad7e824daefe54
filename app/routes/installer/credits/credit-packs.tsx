import { Lock, Star } from "lucide-react";
import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { formatCredits, formatPence } from "#app/ui/format.ts";
import { stateOfForm, stateOfGone } from "#app/ui/forms/form-fields.ts";
import { FormRefusal } from "#app/ui/forms/form-refusal.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { type CreditPack, creditPacks, leadsInPack, pencePerCredit, pencePerLead } from "#content/credit-packs.ts";

/** With an id for each possible payment, so that double-clicking makes one payment; null: view only. */
export type PaymentIds = Readonly<Record<string, string>> | null;

type CreditPacksProps = {
  paymentIds: PaymentIds;
  signInAddress?: string | undefined;
  state: FormState | undefined;
};

/** As receipts will say. */
const VAT = site.seller.vatNumber
  ? `They include VAT at ${limits.vatPercent}%.`
  : "No VAT is charged: we are not registered for VAT.";

export function CreditPacks({ paymentIds, signInAddress, state }: CreditPacksProps) {
  return (
    <section className="stack" aria-labelledby="packs-title">
      <div>
        <h2 id="packs-title">Choose a pack</h2>
        <p className="muted">These are the full prices. {VAT}</p>
      </div>
      <FormRefusal state={stateOfGone(state, paymentIds ? creditPacks.map(({ id }) => id) : [])} />
      <ul className="packs">
        {creditPacks.map((pack) => (
          <li key={pack.id}>
            <Pack
              pack={pack}
              signInAddress={signInAddress}
              paymentId={paymentIds?.[pack.id]}
              state={stateOfForm(state, pack.id)}
            />
          </li>
        ))}
      </ul>
      <p className="small muted pack-note">
        <Lock className="icon" aria-hidden="true" />
        Secure payment by card through Stripe. We never see your card number. Credits never expire, and each payment has
        a numbered receipt.
      </p>
    </section>
  );
}

type PackProps = {
  pack: CreditPack;
  paymentId: string | undefined;
  signInAddress: string | undefined;
  state: FormState | undefined;
};

function Pack({ pack, paymentId, signInAddress, state }: PackProps) {
  const variant = pack.isMostPopular ? "primary" : "secondary";
  const titleId = `pack-${pack.id}`;
  return (
    <article className={pack.isMostPopular ? "card pack pack-popular" : "card pack"} aria-labelledby={titleId}>
      {pack.isMostPopular && (
        <span className="flag">
          <Badge tone="sun" icon={Star}>
            Most Popular
          </Badge>
        </span>
      )}
      <h3 id={titleId}>{pack.name}</h3>
      <p className="price">{formatPence(pack.pricePence)}</p>
      <p className="credits">{formatCredits(pack.credits)}</p>
      <PackFacts pack={pack} />
      <p className="muted">{pack.description}</p>
      {paymentId && (
        <Form method="post" action="/credits" className="stack">
          <FormRefusal state={state} />
          <input type="hidden" name="pack" value={pack.id} />
          <input type="hidden" name="paymentId" value={paymentId} />
          <SubmitButton
            wide
            variant={variant}
            pendingLabel="Opening the payment page…"
            intent={{ name: "paymentId", value: paymentId }}
          >
            Buy {formatCredits(pack.credits)} for {formatPence(pack.pricePence)}
          </SubmitButton>
        </Form>
      )}
      {signInAddress && (
        <LinkButton wide variant={variant} to={signInAddress} aria-describedby={titleId}>
          Sign In to buy
        </LinkButton>
      )}
    </article>
  );
}

function PackFacts({ pack }: { pack: CreditPack }) {
  return (
    <dl className="per">
      <Fact name="Price per lead">
        <strong>{formatPence(pencePerLead(pack))}</strong>
      </Fact>
      <Fact name="Price per credit">{formatPence(pencePerCredit(pack))}</Fact>
      <Fact name="Leads">{leadsInPack(pack)}</Fact>
    </dl>
  );
}
