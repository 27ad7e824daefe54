import { Form } from "react-router";
import { Fact } from "#app/ui/fact.tsx";
import { dateInWords } from "#app/ui/format.ts";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-fields.ts";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import type { FormState } from "#app/web/forms/form.ts";
import { limits } from "#config/limits.ts";
import type { ReviewQuestion } from "#domain/reviews/author-questions.ts";

type ReviewQuestionProps = { question: ReviewQuestion; isPublic: boolean; state: FormState | undefined };

/** What somebody says against a review, and its author's answer. */
export function ReviewQuestionCard({ question, isPublic, state }: ReviewQuestionProps) {
  const { about, by, isNotice, reason, quoted, words, email, answerBy, answer, decided } = question;
  const prefix = `question-${about}`;
  const field = fieldsOf(state, prefix);
  const isOpen = answer === null && !decided && isPublic;
  return (
    <section className="card stack" id={prefix} aria-labelledby={`${prefix}-title`}>
      <h2 className="h3" id={`${prefix}-title`}>
        {isNotice ? `${by} says that your review is unlawful` : `${by} disputes your review`}
      </h2>
      <dl className="facts">
        <Fact name="What">{reason}</Fact>
        {quoted && <Fact name="These words">{quoted}</Fact>}
        <Fact name="Why">
          <span className="as-typed">{words}</span>
        </Fact>
        {email && <Fact name="Their email">{email}</Fact>}
        {answer !== null && (
          <Fact name="Your answer">
            <span className="as-typed">{answer}</span>
          </Fact>
        )}
      </dl>
      {decided && (
        <p>{decided === "accepted" ? removedInWords(isPublic) : "We have decided that your review stays."}</p>
      )}
      {isOpen && (
        <Form method="post" className="stack" noValidate>
          <p>
            Your review stays public until a person has decided. Please answer by {dateInWords(answerBy)}. You don’t
            have to: your silence alone removes nothing.
          </p>
          <FormFailure state={state} idPrefix={prefix} />
          <input type="hidden" name="about" value={about} />
          <TextAreaField
            label="What do you say to it?"
            {...field("words")}
            rows={5}
            lengthMax={limits.reviewAnswerLengthMax}
            hint="Only our team reads this."
            required
          />
          <div>
            <SubmitButton name="intent" value="answer" pendingLabel="Sending…">
              Send my answer
            </SubmitButton>
          </div>
        </Form>
      )}
    </section>
  );
}

/** It can have come back after a second look. */
const removedInWords = (isPublic: boolean) =>
  isPublic
    ? "We removed your review for that. After a second look it is public again."
    : "We have removed your review.";
