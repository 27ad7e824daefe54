import { WhenForm } from "#app/routes/installer/profile/when-form.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { newsWishOptions } from "#content/news-wishes.ts";

/** When the company wants mails about customers whose leads it has bought or sent an outline for. */
export function NewsForm({ news, state }: { news: string; state: FormState | undefined }) {
  return (
    <Card title="Emails about your customers" id="news">
      <WhenForm
        name="news"
        label="When shall we email you about messages, times, outlines and decisions?"
        options={newsWishOptions}
        saved={news}
        state={state}
        save="Save emails"
      >
        <p className="small muted">
          A customer who stops everything or closes the request, a new purchase, credits and the safety of your account:
          these emails always come, at once. Reminders of an appointment or of a customer who waits come at once too,
          unless you want none.
        </p>
      </WhenForm>
    </Card>
  );
}
