/** What a mail says, before it is rendered as text and as HTML. Every string is plain text. */
export interface Letter {
  subject: string;
  /** What a list of mails shows after the subject. */
  preheader: string;
  greeting: string;
  paragraphs: string[];
  facts?: Fact[];
  button?: { label: string; url: string };
  /** Paragraphs under the facts and the button. */
  after?: string[];
  /** Smaller links below all that, after a word on what they are for. */
  links?: { intro: string; items: { label: string; url: string }[] };
  /** An appointment, as the .ics file that goes with the mail. */
  calendar?: string;
  /** Where mail programs can unsubscribe with a single request (RFC 8058). */
  unsubscribeUrl?: string;
  /** One sentence: why the reader gets this mail. */
  why: string;
}

export interface Fact {
  label: string;
  /** May have several lines. */
  value: string;
  /** The value is then the address itself, or the number or mailbox to which the address leads. */
  href?: string;
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | undefined;
  calendar?: string | undefined;
}
