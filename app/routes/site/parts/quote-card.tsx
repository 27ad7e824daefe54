import type { ComponentProps } from "react";
import { QuoteForm, quoteSection } from "#app/routes/site/parts/quote-form.tsx";

type QuoteCardProps = ComponentProps<typeof QuoteForm> & {
  /** What the quote is for: "For solar panels". */
  subject: string;
};

/** The quote form beside a page's text; buttons and the sticky bar link to it. */
export function QuoteCard({ subject, ...form }: QuoteCardProps) {
  return (
    <section className="card ask-card" {...quoteSection(form.state)}>
      <div className="section-head">
        <h2 className="h3" id="quote-title">
          Get up to 3 free quotes
        </h2>
        <p className="muted">{subject}. Nothing to pay, no account needed.</p>
      </div>
      <QuoteForm {...form} />
    </section>
  );
}
