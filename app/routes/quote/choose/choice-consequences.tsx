import { limits } from "#config/limits.ts";

export function ChoiceConsequences({
  company,
  others,
}: {
  company: string;
  others: readonly { purchaseId: string; companyName: string }[];
}) {
  return (
    <aside className="then-side" aria-labelledby="what-happens">
      <h2 id="what-happens">What happens when you choose</h2>
      <ol className="consequences">
        <li className="consequence is-first">
          <h3>{company}</h3>
          <p>We tell them straight away. They send you a contract and keep your details.</p>
        </li>
        {others.map(({ purchaseId, companyName }) => (
          <li key={purchaseId} className="consequence">
            <h3>{companyName}</h3>
            <p>
              We tell them that you have decided. They see your details for {limits.contactKeptAfterEndDays} more days,
              and then only your first name and the first half of your postcode.
            </p>
          </li>
        ))}
        <li className="consequence">
          <h3>Everyone else</h3>
          <p>No one else can get your details.</p>
        </li>
        <li className="consequence is-open">
          <h3>You</h3>
          <p>You can undo this with “I have changed my mind”. Quotes that are still valid come back.</p>
        </li>
      </ol>
    </aside>
  );
}
