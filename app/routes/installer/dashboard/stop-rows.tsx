import { Form, Link } from "react-router";
import { hoursLeft } from "#app/routes/installer/dashboard/today-words.ts";
import type { PurchaseIntent } from "#app/routes/installer/purchases/purchase-intents.ts";
import { formatDateTime } from "#app/ui/format.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { MyToday } from "#domain/statistics/my-today.ts";

/** Orders to stop, the most urgent first, with the hours that are left before buying pauses. */
export function StopRows({ stops, now }: { stops: MyToday["stops"]; now: Date }) {
  return stops.map(({ purchaseId, firstName, outcode, serviceLabel, dueAt, status }) => {
    const isOver = status === "overdue" || dueAt <= now;
    return (
      <li key={purchaseId} className="today-row">
        <p className="today-when is-late">
          <b>{isOver ? "Overdue" : `${hoursLeft(dueAt.getTime() - now.getTime())} left`}</b>{" "}
          <span>until {formatDateTime(dueAt)}</span>
        </p>
        <p className="today-who is-wide">
          <Link to={`/leads/purchases/${purchaseId}`}>
            {firstName} in {outcode} has asked you to stop
          </Link>
          <span className="small">
            {serviceLabel}. Delete their details from your systems and phones, then confirm.
            {isOver && " You cannot buy leads until you confirm."}
          </span>
        </p>
        <div className="today-acts">
          <Form method="post" action={`/leads/purchases/${purchaseId}`}>
            <input type="hidden" name="intent" value={"stop" satisfies PurchaseIntent} />
            <input type="hidden" name="key" value={`stop ${purchaseId}`} />
            <SubmitButton size="tight" pendingLabel="Saving…" intent={{ name: "key", value: `stop ${purchaseId}` }}>
              We have stopped and deleted<span className="sr-only">: {firstName}</span>
            </SubmitButton>
          </Form>
        </div>
      </li>
    );
  });
}
