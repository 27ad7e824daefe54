import { aPhone, aWord, quoteForm } from "#tests/e2e/support/people.ts";

/** A customer who also types every detail into the message, in the ways people do. */
export function tellTale() {
  const surname = `Quill${aWord()}`;
  // Unique to this customer but not a detail of theirs: the tests share one market.
  const mark = `${aWord()} put aside`;
  const phone = aPhone();
  const last3 = phone.slice(-3);
  const email = `customer-${aWord()}@example.com`;
  const spelled = email.replace("@", " at ").replace(".com", " dot com");
  const message =
    `Call +44 7700 900 ${last3}, 0044(0)7700-900-${last3} or 07700900${last3}. Write to ${email} or ${spelled}. ` +
    `The ${surname} house is at SM1 1EA, also written sm11ea. Boiler of 2003, £3,000 ${mark}.`;
  return { ...quoteForm({ name: `Sam ${surname}`, phone, email, message }), surname, last3, mark };
}

export type TellTale = ReturnType<typeof tellTale>;

/** Which of the customer's details a text contains, in any spelling. */
export function detailsIn(text: string, { email, surname, last3 }: TellTale): string[] {
  const digits = text.replace(/[^0-9]/g, "");
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const found = {
    email: letters.includes(email.replace(/[^a-z0-9]/g, "")) || letters.includes(email.slice(0, email.indexOf("@"))),
    phone: digits.includes(`7700900${last3}`),
    surname: letters.includes(surname.toLowerCase()),
    postcode: letters.includes("sm11ea"),
  };
  return Object.entries(found).flatMap(([detail, isThere]) => (isThere ? [detail] : []));
}

export function cardIn(html: string, { mark }: TellTale): string {
  return html.split("<article").find((card) => card.includes(mark)) ?? "";
}
