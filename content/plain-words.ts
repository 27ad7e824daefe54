const BREAKS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Control and format characters, including those that reverse the writing direction; a tab becomes a space. */
const CONTROLS = /[\p{Cc}\p{Cf}]/gu;

/** One line without control characters. In a header, a line break would start another header. */
export function oneLine(text: string): string {
  return lines(text).join(" ").replace(/\s+/g, " ").trim();
}

/** The lines of a typed text, without control characters or blank lines at either end. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split(BREAKS)
    .map((line) => line.replaceAll("\t", " ").replace(CONTROLS, "").trimEnd());
}

/** No digits and no dot inside a word, which mail programs would turn into a link. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: (?:&|\p{L}[\p{L}\p{M}'’-]*\.?))*$/u;
const GREETED_LENGTH_MAX = 40;

/**
 * "Hello Priya,". Anyone can type anything as the name and a stranger's address as the email, so we don't repeat to
 * that stranger what doesn't look like a name.
 */
export function greeting(name: string): string {
  const tidy = oneLine(name);
  return NAME.test(tidy) && tidy.length <= GREETED_LENGTH_MAX ? `Hello ${tidy},` : "Hello,";
}

/** A customer whose name the company doesn't know, inside a sentence. */
export function whoInSentence(firstName: string): string {
  return firstName === "A customer" ? "a customer" : firstName;
}

/** Who of a company does something, for its customer: "Priya of Hill Heat Ltd". */
export function colleagueOf(firstName: string | null | undefined, company: string): string {
  return firstName ? `${firstName} of ${company}` : company;
}

/** A service inside a sentence: "solar panels", "EV chargers"; "renewable energy" if it has no name of its own. */
export function serviceInWords(label: string): string {
  if (label === "Other") return "renewable energy";
  return label.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
}

/** A lead inside a sentence: "heat pumps, Reading". */
export function leadInWords({ serviceLabel, location }: { serviceLabel: string; location: string }): string {
  return `${serviceInWords(serviceLabel)}, ${location}`;
}

/** "1 credit", "5 credits". */
export function creditsInWords(count: number): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? "credit" : "credits"}`;
}

/** "1 hour", "24 hours". */
export function hoursInWords(many: number): string {
  return many === 1 ? "1 hour" : `${many} hours`;
}

/** "p•••@r•••.example": enough for its owner to recognise, and no more. */
export function hiddenEmail(email: string): string {
  return email.replace(/^(.).*@(.).*(\.[^.]+)$/u, "$1•••@$2•••$3");
}
