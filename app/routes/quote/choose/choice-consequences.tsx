import { limits } from "#config/limits.ts";

/** What choosing does to each company, before anything happens. */
export function ChoiceConsequences({
  company,
  others,
}: {
  company: string;
  others: readonly { purchaseId: string; companyName: string }[];
}) {
  return (
    <aside className="then-side" aria-labelledby="what-happens">
      <h2 id="what-happens">What happens when you press</h2>
      <ol className="consequences">
        <li className="consequence is-first">
          <h3>{company}</h3>
          <p>Told at once. They write the contract and send it to you. Your details stay with them.</p>
        </li>
        {others.map(({ purchaseId, companyName }) => (
          <li key={purchaseId} className="consequence">
            <h3>{companyName}</h3>
            <p>
              Told that you have decided. They keep your details for {limits.contactKeptAfterEndDays} days more; then
              they see your first name and the first half of your postcode, and no more.
            </p>
          </li>
        ))}
        <li className="consequence">
          <h3>Everybody else</h3>
          <p>Your request is off sale. Nobody new can get your details.</p>
        </li>
        <li className="consequence is-open">
          <h3>You</h3>
          <p>“I have changed my mind” undoes it: quotes that still hold come back.</p>
        </li>
      </ol>
    </aside>
  );
}
