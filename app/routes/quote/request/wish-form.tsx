import { Form } from "react-router";
import { ContactWishQuestions } from "#app/ui/forms/contact-wish-questions.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { type ContactWish, contactWishInWords } from "#content/contact-wish.ts";

/** How and when to be reached, to be said otherwise; folded until somebody wants to, or is told what is wrong. */
export function WishForm({ wish, state }: { wish: ContactWish; state: FormState | undefined }) {
  const field = fieldsOf(state, "wish");
  return (
    <details className="contact-wish no-print" open={state !== undefined}>
      <summary>{contactWishInWords(wish) ? "Change" : "Say"} how and when you like to be contacted</summary>
      <Form method="post" className="stack" noValidate>
        <FormFailure state={state} idPrefix="wish" />
        <ContactWishQuestions
          way={field("contactWay", wish.contactWay ?? "")}
          times={field("contactTimes", wish.contactTimes?.join(","))}
        />
        <p className="small muted">Every company reads the newest answer, those that have your details too.</p>
        <div>
          <SubmitButton name="intent" value="wish" pendingLabel="Saving…">
            Save what I prefer
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}
